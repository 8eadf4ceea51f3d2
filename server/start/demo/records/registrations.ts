import type { Resource } from '../../../../schemas/resource.ts';
import accounts from '../../../../schemas/resources/payments/accounts.ts';
import entityAccounts from '../../../../schemas/resources/clients/entity-accounts.ts';
import entities from '../../../../schemas/resources/clients/entities.ts';
import items from '../../../../schemas/resources/invoicing/items.ts';
import paymentTerms from '../../../../schemas/resources/invoicing/payment-terms.ts';
import series from '../../../../schemas/resources/invoicing/series.ts';
import invoiceTemplates from '../../../../schemas/resources/templates/invoice-templates.ts';
import scenarios from '../../../../schemas/resources/taxes/scenarios.ts';
import tributes from '../../../../schemas/resources/taxes/tributes.ts';
import { insertRecord } from '../../../engine/writing/write.ts';
import type { Db } from '../../../database/transaction.ts';
import type { DemoAccount, DemoCompany, DemoItem, DemoScenario } from '../plan/shape.ts';

/** The registrations of a tenant. */
export interface Registered {
  readonly company: string;
  /** Returns the key of a registration. Throws for an unknown one. */
  readonly uuidOf: (of: object | string) => string;
  /** Returns the unit of an item by its description. */
  readonly unitOf: (item: string) => string | undefined;
}

const insertCompany = `
  insert into companies (tenant_id, name, nif, tax_regime, segment, currency, responsible_name, responsible_email,
    location_place_id, location_address, location_latitude, location_longitude, location_country_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning uuid`;

/** What clients of the demo have in common. */
const clientDefaults = {
  reminders_off: false,
  requires_purchase_order: false,
  requires_buyer_reference: false,
} as const;

/** Creates a demo company's registrations by the API's engine. */
export async function register(db: Db, tenant: string, demo: DemoCompany): Promise<Registered> {
  const uuids = new Map<object | string, string>();
  const uuidOf = (of: object | string): string => {
    const uuid = uuids.get(of);
    if (uuid === undefined) throw new Error(`Not registered in the demo: ${JSON.stringify(of)}`);
    return uuid;
  };
  const add = async <T extends object | string>(resource: Resource, all: readonly T[], toInput: (one: T) => object) => {
    for (const one of all) {
      const { record } = await insertRecord(db, resource, tenant, { ...toInput(one) });
      uuids.set(one, String(record['uuid']));
    }
  };
  const payers = new Set(demo.clients.flatMap(({ payer }) => payer ?? []));
  await add(tributes, demo.tributes, (tribute) => tribute);
  await add(scenarios, demo.scenarios, (scenario) => scenarioInput(scenario, uuidOf));
  await add(invoiceTemplates, demo.templates, (template) => ({ ...template, default: false }));
  const builtIn = await db.query<{ link: string; uuid: string }>(selectBuiltIn, [tenant]);
  for (const { link, uuid } of builtIn) uuids.set(link, uuid);
  await add(paymentTerms, demo.terms ?? [], (terms) => terms);
  await add(series, demo.series ?? [], (one) => ({ document_type: 'invoices', is_default: false, ...one }));
  await add(entities, demo.clients, ({ entity, currency, scenario, hasDefaults, template, terms, series: own }) => ({
    ...clientDefaults,
    is_payment_responsible: false,
    ...entity,
    ...(hasDefaults && { currency, scenery: { uuid: uuidOf(scenario) } }),
    ...(template && { template: { uuid: uuidOf(template) } }),
    ...(terms && { payment_terms: { uuid: uuidOf(terms) } }),
    ...(own && { series: { uuid: uuidOf(own) } }),
  }));
  await add(entities, [...payers], (entity) => ({ ...clientDefaults, is_payment_responsible: true, ...entity }));
  const types = await readTypes(db);
  await add(accounts, demo.accounts, (account) => accountInput(account, types));
  const owned = demo.clients.flatMap(({ payer, payerAccount }) =>
    payer && payerAccount ? [{ payer, payerAccount }] : [],
  );
  await add(entityAccounts, owned, ({ payer, payerAccount: { name, type } }) => ({
    entity: { uuid: uuidOf(payer) },
    ...accountInput({ account: { name }, type }, types),
  }));
  await add(items, demo.items, (item) => itemInput(item, uuidOf));
  // Lines name their items.
  for (const item of demo.items) uuids.set(item.description, uuidOf(item));
  const company = await addCompany(db, tenant, demo);
  const [usual] = demo.terms ?? [];
  if (usual) await db.query(setTerms, [tenant, uuidOf(usual)]);
  const units = new Map(demo.items.map(({ description, unit_code }) => [description, unit_code]));
  return { company, uuidOf, unitOf: (item) => units.get(item) };
}

const setTerms = 'update companies set payment_terms_uuid = $2 where tenant_id = $1';

const selectBuiltIn = 'select link, uuid from invoice_templates where tenant_id = $1 and link is not null';

const selectTypes = `
  select t.uuid, t.name, coalesce(jsonb_object_agg(f.name, f.uuid) filter (where f.uuid is not null), '{}') as fields
  from account_types t left join account_type_fields f on f.account_type_uuid = t.uuid group by t.uuid`;

export interface TypeRow {
  readonly uuid: string;
  readonly name: string;
  /** The keys of its fields by name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads the types of accounts, with their fields. */
export const readTypes = (db: Db): Promise<TypeRow[]> => db.query<TypeRow>(selectTypes);

/** Returns an account as the API takes it. */
export function accountInput(
  { account, type }: Pick<DemoAccount, 'type'> & { account: object },
  types: readonly TypeRow[],
): object {
  const found = type && types.find(({ name }) => name === type.name);
  if (!found) return account;
  const fields = Object.entries(type.values).map(([name, value]) => ({ field: found.fields[name], value }));
  return { ...account, account_type: { uuid: found.uuid }, fields };
}

function scenarioInput(
  { origin, destiny, tributes: rows, ...scenario }: DemoScenario,
  uuidOf: Registered['uuidOf'],
): object {
  return {
    rounding: 'line',
    ...scenario,
    origin: { id: origin },
    destiny: { id: destiny },
    tributes: rows.map((row) => ({ ...row, tribute: { uuid: uuidOf(row.tribute) } })),
  };
}

const itemInput = ({ prices = {}, scenario, ...item }: DemoItem, uuidOf: Registered['uuidOf']): object => ({
  ...item,
  prices: Object.entries(prices).map(([currency, amount]) => ({ currency, amount })),
  ...(scenario && { scenery: { uuid: uuidOf(scenario) } }),
});

async function addCompany(db: Db, tenant: string, { company }: DemoCompany): Promise<string> {
  const { location } = company;
  const contact = [company.currency, company.responsible_name, company.responsible_email];
  const where = [location.place_id, location.address, location.latitude, location.longitude, location.country.id];
  const values = [tenant, company.name, company.nif, company.tax_regime, company.segment, ...contact, ...where];
  const [row] = await db.query<{ uuid: string }>(insertCompany, values);
  return row?.uuid ?? '';
}
