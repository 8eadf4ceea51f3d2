import type { Resource } from '../../../schemas/resource.ts';
import accounts from '../../../schemas/resources/accounts.ts';
import entities from '../../../schemas/resources/entities.ts';
import items from '../../../schemas/resources/items.ts';
import scenarios from '../../../schemas/resources/scenarios.ts';
import tributes from '../../../schemas/resources/tributes.ts';
import { insertRecord } from '../../resources/write.ts';
import type { Db } from '../transaction.ts';
import type { DemoCompany, DemoScenario } from './shape.ts';

/** What a tenant's invoices are written from, by uuid. */
export interface Registered {
  readonly company: string;
  readonly accounts: readonly string[];
  readonly items: readonly string[];
  readonly entities: readonly { readonly uuid: string; readonly country: number; readonly isResponsible: boolean }[];
  readonly scenarios: readonly {
    readonly uuid: string;
    readonly demo: DemoScenario;
    readonly variable: readonly string[];
  }[];
}

const insertCompany = `
  insert into companies (tenant_id, name, nif, tax_regime, segment, currency, responsible_name, responsible_email,
    location_place_id, location_address, location_latitude, location_longitude, location_country_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning uuid`;

/** Registers what a company of the demo has: through the same engine as the API. */
export async function register(db: Db, tenant: string, demo: DemoCompany): Promise<Registered> {
  const add = async (resource: Resource, input: object): Promise<string> => {
    const { record } = await insertRecord(db, resource, tenant, { ...input });
    return String(record['uuid']);
  };
  const addEach = async (resource: Resource, inputs: readonly object[]): Promise<string[]> => {
    const uuids = [];
    for (const input of inputs) uuids.push(await add(resource, input));
    return uuids;
  };
  const tributeUuids = await addEach(tributes, demo.tributes);
  const tributeOf = new Map(demo.tributes.map(({ name }, index) => [name, { uuid: tributeUuids[index] }]));
  const scenarioInputs = demo.scenarios.map(({ origin, destiny, tributes: rows, ...scenario }) => ({
    ...scenario,
    origin: { id: origin },
    destiny: { id: destiny },
    tributes: rows.map((row) => ({ ...row, tribute: tributeOf.get(row.tribute) })),
  }));
  const scenarioUuids = await addEach(scenarios, scenarioInputs);
  const entityInputs = demo.entities.map((entity) => ({ is_payment_responsible: false, ...entity }));
  const entityUuids = await addEach(entities, entityInputs);
  return {
    company: await addCompany(db, tenant, demo),
    accounts: await addEach(accounts, demo.accounts),
    items: await addEach(
      items,
      demo.items.map((description) => ({ description })),
    ),
    entities: entityInputs.map((entity, index) => ({
      uuid: entityUuids[index] ?? '',
      country: entity.location.country.id,
      isResponsible: entity.is_payment_responsible,
    })),
    scenarios: demo.scenarios.map((scenario, index) => ({
      uuid: scenarioUuids[index] ?? '',
      demo: scenario,
      variable: scenario.tributes.flatMap(({ type, tribute }) =>
        type === 'Variable' ? (tributeOf.get(tribute)?.uuid ?? []) : [],
      ),
    })),
  };
}

function addCompany(db: Db, tenant: string, { company }: DemoCompany): Promise<string> {
  const { location } = company;
  const contact = [company.currency, company.responsible_name, company.responsible_email];
  const where = [location.place_id, location.address, location.latitude, location.longitude, location.country.id];
  const values = [tenant, company.name, company.nif, company.tax_regime, company.segment, ...contact, ...where];
  return uuidOf(db, insertCompany, values);
}

async function uuidOf(db: Db, statement: string, values: readonly unknown[]): Promise<string> {
  const [row] = await db.query<{ uuid: string }>(statement, values);
  return row?.uuid ?? '';
}
