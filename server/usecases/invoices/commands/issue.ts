import { fitsCorridor, corridorOf, type Corridor } from '../../../../domain/documents/scenarioFit.ts';
import { valueAt } from '../../../../domain/schema/valueAt.ts';
import { ApiError, type ErrorCode } from '../../../errors.ts';
import type { Apply, Check } from '../../../resources/commandFile.ts';
import { lineColumns } from '../../documents/lineRows.ts';
import { publicHash } from '../../documents/publicHash.ts';
import { contentColumns } from '../columns.ts';
import { columnOf, futureTables, type FutureRow } from '../toCome.ts';

/** What is asked of an invoice to come besides what its row says, before it is issued. */
interface Circumstances {
  readonly uuid: string;
  readonly is_party_archived: boolean;
  readonly is_currency_retired: boolean;
  readonly is_unfit_confirmed: boolean;
  readonly jurisdictions: readonly Parameters<typeof corridorOf>[0][];
}

const selectCircumstances = `
  select o.uuid, m.jurisdictions, c.confirm_scenarios as is_unfit_confirmed,
    exists (select from entities e where e.tenant_id = $1 and e.archived
      and e.uuid in (c.service_buyer_uuid, c.payment_responsible_uuid)) as is_party_archived,
    not exists (select from currencies y where y.code = c.currency) as is_currency_retired
  from ${futureTables} where o.tenant_id = $1 and o.uuid = any($2::uuid[])`;

/** An invoice is put aside that nobody would sign today; its terms are what they would be today, or stale. */
export const check: Check<FutureRow> = async (db, { tenant }, rows) => {
  const keys = rows.map(({ uuid }) => uuid);
  const found = await db.query<Circumstances>(selectCircumstances, [tenant.id, keys]);
  const circumstances = new Map(found.map((one) => [one.uuid, one]));
  return rows.map((row) => {
    const code = reasonAgainst(row, circumstances.get(row.uuid));
    return code && new ApiError(code);
  });
};

function reasonAgainst(row: FutureRow, about: Circumstances | undefined): ErrorCode | undefined {
  if (!about || row.standing === 'paused') return 'status_not_allowed';
  if (about.is_party_archived) return 'party_archived';
  if (about.is_currency_retired) return 'currency_retired';
  if (row.is_stale) return 'terms_outdated';
  if (row.total.startsWith('-')) return 'total_negative';
  const parties = [row.service_provider, row.service_buyer];
  const [origin, destiny] = parties.map((party) => valueAt(party, 'location.country.identifier'));
  const fits = about.jurisdictions.every((pair) => fitsCorridor(corridorOf(pair), { origin, destiny } as Corridor));
  return fits || about.is_unfit_confirmed ? undefined : 'scenario_unfit';
}

const given = 'unnest($2::uuid[]) g (uuid) join occurrences o on o.tenant_id = $1 and o.uuid = g.uuid';

const insertLines = `
  insert into invoice_items (tenant_id, invoice_uuid, ${lineColumns.join(', ')})
  select $1, o.uuid, ${lineColumns.map((column) => `l.${column}`).join(', ')}
  from ${given} join contract_items l on l.tenant_id = $1 and l.terms_uuid = o.terms_uuid`;

const insertTransactions = `
  insert into transactions (tenant_id, invoice_uuid) select $1, g.uuid from unnest($2::uuid[]) g (uuid)`;

const insertMails = `
  insert into outbox (tenant_id, topic, subject_uuid)
  select $1, 'invoices.issued', o.uuid
  from ${given} join contract_terms m on m.tenant_id = $1 and m.uuid = o.terms_uuid and m.send_email`;

const markBilled = `
  update occurrences set status = 'billed', reason = null where tenant_id = $1 and uuid = any($2::uuid[])`;

const insertHeaders = `
  insert into invoices (tenant_id, uuid, number, type, status, public_hash, contract_uuid, occurrence, ${contentColumns.join(', ')})
  select $1, o.uuid, (select next_number('invoices', cardinality($2::uuid[]))) + g.place - 1, 'recurring', 'billed', g.hash, o.contract_uuid, o.occurrence,
    ${contentColumns.map(columnOf).join(', ')}
  from unnest($2::uuid[], $3::text[]) with ordinality g (uuid, hash, place)
    join ${futureTables} on o.tenant_id = $1 and o.uuid = g.uuid`;

/**
 * Issues invoices to come under the keys they have had, with their own dates, however late that is: numbers follow the order
 * of the dates. Their parties are as they are now; their terms are copied, as the database has them.
 */
export const apply: Apply<FutureRow> = async (db, { tenant }, rows) => {
  const keys = rows.toSorted(byDate).map(({ uuid }) => uuid);
  const values = [tenant.id, keys];
  return [
    db.query(insertLines, values),
    db.query(insertTransactions, values),
    db.query(insertMails, values),
    db.query(markBilled, values),
    // Last, since the counter is locked from here on.
    db.query(insertHeaders, [...values, keys.map(publicHash)]),
  ];
};

const byDate = (a: FutureRow, b: FutureRow): number =>
  a.created.localeCompare(b.created) || a.uuid.localeCompare(b.uuid);
