import type { Pool } from 'pg';
import type { TestApp, TestClient } from './app.ts';
import { onePixel } from './pictures.ts';

/** Creates a tenant's company: Acme in São Paulo, Globex in Lisbon. Returns its uuid. */
export async function seedCompany(owner: Pool, tenant: string, slug: 'acme' | 'globex'): Promise<string> {
  const [name, nif, place, address, country] =
    slug === 'acme'
      ? ['Acme Software Ltda', '11222333000181', 'geonames:3448439', 'Avenida Paulista 1000, São Paulo', 76]
      : ['Globex Consulting', '501442600', 'geonames:2267057', 'Rua Augusta 10, Lisboa', 620];
  const { rows } = await owner.query<{ uuid: string }>(
    `insert into companies (tenant_id, name, nif, location_place_id, location_address, location_country_id)
     values ($1, $2, $3, $4, $5, $6) returning uuid`,
    [tenant, name, nif, place, address, country],
  );
  return rows[0]?.uuid ?? '';
}

export const usLocation = {
  place_id: 'geonames:5128581',
  address: '350 Fifth Avenue, New York',
  country: { id: 840 },
};

/** A tribute of a scenario in a test. */
export interface TributeTerms {
  name?: string;
  is_origin: boolean;
  tax_responsible: 'exporter' | 'importer';
  type: 'Fixed' | 'Fixed_Value' | 'Variable';
  value?: string;
  is_fixed?: boolean;
}

/** The registrations that an invoice needs, created through the API. */
export interface Registrations {
  company: string;
  entity: string;
  item: string;
  scenario: string;
}

/** The tributes of the worked example of design §6: all four boxes, percentages and money. */
export const exampleTributes: TributeTerms[] = [
  { name: 'ISS', is_origin: true, tax_responsible: 'exporter', type: 'Fixed', value: '5' },
  { name: 'IVA', is_origin: true, tax_responsible: 'importer', type: 'Fixed', value: '23' },
  { name: 'IRRF', is_origin: false, tax_responsible: 'exporter', type: 'Fixed', value: '15' },
  { name: 'CIDE', is_origin: false, tax_responsible: 'importer', type: 'Fixed', value: '10' },
  { name: 'Fee', is_origin: false, tax_responsible: 'importer', type: 'Fixed_Value', value: '12.50' },
];

/** Posts a record and returns its uuid; fails with the answer's text. */
export async function make(client: TestClient, url: string, body: object): Promise<string> {
  const answer = await client.post(url, body);
  if (answer.statusCode !== 201) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json<{ uuid: string }>().uuid;
}

/** Creates a scenario from a company's country, Brazil by default, to the United States. */
export async function makeScenario(
  client: TestClient,
  tributes: readonly TributeTerms[],
  origin = 76,
): Promise<string> {
  const rows = [];
  for (const { name = 'ISS', ...terms } of tributes)
    rows.push({ tribute: await make(client, '/api/v2/tributes', { name }), ...terms });
  return make(client, '/api/v2/scenarios', {
    name: origin === 76 ? 'Brazil to US' : 'Portugal to US',
    description: 'Services',
    origin,
    destiny: 840,
    tributes: rows,
  });
}

/** Creates a company with one client, one catalog item and the example's scenario. */
export async function makeRegistrations(
  test: TestApp,
  client: TestClient,
  slug: 'acme' | 'globex' = 'acme',
): Promise<Registrations> {
  return {
    company: await seedCompany(test.ownerPool, test.identity.tenants[slug], slug),
    entity: await make(client, '/api/v2/entities', { name: 'Blue Harbor Inc', location: usLocation }),
    item: await make(client, '/api/v2/invoice/items', { description: 'Consulting' }),
    scenario: await makeScenario(client, exampleTributes, slug === 'acme' ? 76 : 620),
  };
}

/** Returns the body of an invoice with one line of 1 x 1000.00 BRL, with changes. */
export function invoiceBody(made: Registrations, change: object = {}): object {
  return {
    service_provider_uuid: made.company,
    service_buyer_uuid: made.entity,
    currency: 'BRL',
    created: '2026-03-10',
    due_date: '2026-04-10',
    items_invoice: [lineBody(made)],
    ...change,
  };
}

export function lineBody(made: Registrations, change: object = {}): object {
  return { item: { uuid: made.item }, quantity: 1, price: '1000.00', scenery: { uuid: made.scenario }, ...change };
}

/** Returns the body of a contract of twelve invoices of 1,080.00 BRL each. */
export function contractBody(made: Registrations, change: object = {}): object {
  return {
    service_provider_uuid: made.company,
    service_buyer_uuid: made.entity,
    currency: 'BRL',
    type: 'fixed',
    frequency_symbology: 'M',
    frequency: 12,
    due_date: '2026-03-31',
    due_date_contract: '2027-03-31',
    total_amount: '12960.00',
    items_invoice: [lineBody(made)],
    ...change,
  };
}

/** Sets the logo of the client's company, in Brazil. */
export async function giveLogo(client: TestClient, name: string): Promise<void> {
  const form = new FormData();
  form.append('name', name);
  form.append('responsible_email', 'billing@company.test');
  const location = { place_id: 'geonames:3448439', address: 'Avenida Paulista 1000, São Paulo', country: { id: 76 } };
  form.append('location', JSON.stringify(location));
  form.append('logo', new Blob([new Uint8Array(onePixel.png)]), 'logo.png');
  const { statusCode, body } = await client.put('/api/v2/company-settings', form);
  if (statusCode !== 200) throw new Error(body);
}
