import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { addDays } from '../../domain/dates/date.ts';
import { today } from '../../domain/dates/today.ts';

/** Extreme data: names of maximum length, and a document with many lines. */
export interface ExtremeData {
  readonly entity: string;
  readonly scenario: string;
  readonly tribute: string;
  readonly item: string;
  readonly account: string;
  /** A draft with a line for each of `lines`. */
  readonly draft: string;
}

const longName = 'Companhia Interoceânica de Serviços Tecnológicos e Consultoria em Comércio Exterior '.repeat(3);
/** A name of maximum length without a break. */
const unbroken = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200);

/** Creates it over the API with a user's token. */
export async function registerExtremes(page: Page, token: string, lines: number): Promise<ExtremeData> {
  const headers = { authorization: `Bearer ${token}` };
  const create = async (path: string, data: object): Promise<string> => {
    const answer = await page.request.post(`/api/v2/${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { uuid: string }).uuid;
  };
  const company = await page.request.get('/api/v2/companies/me', { headers });
  const { uuid: provider } = (await company.json()) as { uuid: string };

  const entity = await create('entities', {
    name: unbroken,
    nif: '9'.repeat(30),
    tax_regime: longName.slice(0, 100),
    location: { place_id: 'text', address: longName.repeat(2).slice(0, 300), country: { id: 826 } },
    responsible_name: longName.slice(0, 200),
    responsible_email: `${'a'.repeat(60)}@${'b'.repeat(60)}.test`,
    is_payment_responsible: true,
  });
  const tribute = await create('tributes', {
    name: longName.slice(0, 60),
    description: longName.repeat(2).slice(0, 300),
  });
  const item = await create('invoice/items', { description: longName.repeat(2).slice(0, 300) });
  const account = await create('accounts', {
    name: unbroken.slice(0, 120),
    details: longName.repeat(3).slice(0, 1000),
  });
  const scenario = await create('scenarios', {
    name: longName.slice(0, 120),
    // A code of maximum length, unique per suite.
    code: randomBytes(20).toString('hex').toUpperCase(),
    description: longName.repeat(3).slice(0, 500),
    origin: { id: 76 },
    destiny: { id: 826 },
    tributes: [
      { tribute: { uuid: tribute }, is_origin: true, type: 'Fixed', value: '5', tax_responsible: 'exporter' },
      { tribute: { uuid: tribute }, is_origin: false, type: 'Variable', is_fixed: false, tax_responsible: 'importer' },
    ],
  });
  const read = await page.request.get(`/api/v2/scenarios/${scenario}`, { headers });
  const { tributes } = (await read.json()) as { tributes: { uuid: string; type: string }[] };
  const created = today(new Date(), 'America/Sao_Paulo');
  const draft = await create('invoice/invoices-single/create', {
    service_provider_uuid: provider,
    service_buyer_uuid: entity,
    company_number: 'N'.repeat(60),
    currency: 'USD',
    account_uuid: account,
    created,
    due_date: addDays(created, 30),
    send_email: false,
    show_tax_invoice: true,
    show_exporter_net: false,
    is_draft: true,
    items_invoice: Array.from({ length: lines }, (_, index) => ({
      item: { uuid: item },
      quantity: '1234.5678',
      price: String(98_765_432 + index),
      scenery: {
        uuid: scenario,
        tributes: tributes.filter(({ type }) => type === 'Variable').map(({ uuid }) => ({ uuid, value: '8.875' })),
      },
    })),
  });
  return { entity, scenario, tribute, item, account, draft };
}
