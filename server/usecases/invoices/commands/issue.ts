import type { HeldReason } from '../../../../schemas/parts/recurrence.ts';
import { ApiError } from '../../../errors.ts';
import type { Apply, Check } from '../../../resources/commandFile.ts';
import { lineColumns } from '../../documents/lineRows.ts';
import { publicHash } from '../../documents/publicHash.ts';
import { reasonAgainst } from '../../recurrence/refusal.ts';
import { contentColumns } from '../columns.ts';
import { columnOf, futureTables, type FutureRow } from '../toCome.ts';

// What was locked stays as it was read, `is_stale` too, which takes reading all lines.
const selectReasons = `
  select o.uuid, ${reasonAgainst} as reason
  from unnest($2::uuid[], $3::boolean[]) g (uuid, is_stale) join ${futureTables} on o.tenant_id = $1 and o.uuid = g.uuid
    cross join lateral (select g.is_stale, m.total, m.jurisdictions) t`;

/** An invoice is put aside that nobody would sign today; its terms are what they would be today, or stale. */
export const check: Check<FutureRow> = async (db, { tenant }, rows) => {
  const values = [tenant.id, rows.map(({ uuid }) => uuid), rows.map(({ is_stale: isStale }) => isStale)];
  const found = await db.query<{ uuid: string; reason: HeldReason | null }>(selectReasons, values);
  const reasons = new Map(found.map(({ uuid, reason }) => [uuid, reason]));
  return rows.map(({ uuid, standing }) => {
    const reason = standing === 'paused' ? 'status_not_allowed' : reasons.get(uuid);
    return reason ? heldFor(reason) : undefined;
  });
};

/** A refusal by the words that its invoice is then shown with. */
const heldFor = (code: HeldReason): ApiError =>
  new ApiError('status_not_allowed', { reason: { code, words: `resources.invoices.values.held_because.${code}` } });

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
