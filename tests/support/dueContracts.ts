import type { Pool } from 'pg';
import { taxFigures } from '../../domain/taxes/figures.ts';

/** The amount and dates of a company's due invoices. */
export interface DueContracts {
  readonly contracts: number;
  /** Per contract: the first on `from`, the others monthly. */
  readonly occurrences: number;
  readonly from: string;
}

/** The amounts of three lines of 100.00 under the bulk load's scenario: 2.9 % at origin, 15 % withheld. */
const line: Readonly<Record<string, number>> = {
  total: 100,
  exporter_total_taxes_payable_exporter: 2.9,
  importer_total_taxes_payable_exporter: 15,
  total_taxes: 17.9,
  importer_total_payable_exporter: 85,
  importer_total_payable: 100,
  exporter_net_total: 82.1,
};
const lines = 3;
const ofLine = taxFigures.map((name) => line[name] ?? 0).join(', ');
const ofDocument = taxFigures.map((name) => lines * (line[name] ?? 0)).join(', ');
const figures = taxFigures.join(', ');

/** Generates tenant $1's contracts for the statements below: $2 contracts with $3 occurrences, the first on $4. */
const makeBatch = `
  create temp table due on commit drop as
  select s.*, uuidv7() as uuid, uuidv7() as terms, e.uuid as buyer
  from (select n, (select count(*) from contracts where tenant_id = $1) + n as number from generate_series(1, $2::int) n) s
  cross join (select array_agg(uuid order by uuid) as uuids from entities where tenant_id = $1) buyers
  cross join lateral (select buyers.uuids[1 + s.n % array_length(buyers.uuids, 1)] as uuid) e`;

const insertContracts = `
  insert into contracts (tenant_id, uuid, contract_number, type, currency, frequency_symbology, frequency, due_date, due_date_contract,
    agreed_on, total_amount, service_provider_uuid, service_buyer_uuid, service_provider, service_buyer, public_hash)
  select $1, d.uuid, d.number, 'variable', 'USD', 'M', $2::int, $3::date + 10, $3::date + $2 * interval '1 month',
    $3::date, ${lines * 85} * $2, c.uuid, e.uuid,
    party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, null, null, null, c.location_country_id),
    party(e.uuid, e.name, e.nif, e.location_place_id, e.location_address, null, null, null, e.location_country_id),
    'contract-' || d.uuid
  from due d join companies c on c.tenant_id = $1 join entities e on e.tenant_id = $1 and e.uuid = d.buyer`;

const insertTerms = `
  insert into contract_terms (tenant_id, uuid, contract_uuid, subtotal, total, send_email, responsible_name, responsible_email, jurisdictions, ${figures})
  select $1, d.terms, d.uuid, ${lines * 100}, ${lines * 85}, true, 'Accounts', 'accounts@client.test',
    '[{"origin": {"id": 76, "identifier": "BR"}, "destiny": {"id": 840, "identifier": "US"}}]', ${ofDocument} from due d`;

const insertItems = `
  insert into contract_items (tenant_id, terms_uuid, position, item_uuid, item_version, item_description, quantity, price, scenery_uuid,
    scenery_version, scenery, total, ${figures})
  select $1, d.terms, i.position, i.uuid, i.version, i.description, 1, 100, s.uuid, s.version,
    jsonb_build_object('uuid', s.uuid, 'name', s.name, 'code', s.code, 'description', s.description, 'tributes', '[]'::jsonb), 100, ${ofLine}
  from due d join scenarios s on s.tenant_id = $1 and s.code = 'BR-US'
  cross join (select uuid, version, description, row_number() over (order by uuid) as position from items where tenant_id = $1
    order by uuid limit ${lines}) i`;

const insertOccurrences = `
  insert into occurrences (tenant_id, contract_uuid, occurrence, created, due_date, terms_uuid)
  select $1, d.uuid, k, $3::date + (k - 1) * interval '1 month', $3::date + 10 + (k - 1) * interval '1 month', d.terms
  from due d, generate_series(1, $2::int) k`;

// Allows late invoices.
const letPass = 'update companies set hold_late_days = 3650 where tenant_id = $1';

const moveCounter = `
  insert into counters (tenant_id, name, next) select $1, 'contracts', max(contract_number) + 1 from contracts where tenant_id = $1
  on conflict (tenant_id, name) do update set next = excluded.next`;

/** Creates running contracts of three lines with mail for a tenant of the bulk load, in bulk as the owner. */
export async function loadContracts(owner: Pool, tenant: string, due: DueContracts): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.tenant', $1, true), set_config('app.actor', 'bulk load', true)", [
      tenant,
    ]);
    await client.query(makeBatch, [tenant, due.contracts]);
    await client.query(insertContracts, [tenant, due.occurrences, due.from]);
    for (const statement of [insertTerms, insertItems, moveCounter, letPass]) await client.query(statement, [tenant]);
    // Statistics for the plans of the last statement's triggers.
    await client.query('analyze contracts, contract_terms');
    await client.query(insertOccurrences, [tenant, due.occurrences, due.from]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
