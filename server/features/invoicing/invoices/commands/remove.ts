import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Became, Check } from '../../../../engine/commands/commandFile.ts';
import { toRecord } from '../reading/record.ts';
import type { InvoiceRow } from '../reading/rows.ts';

const selectKept = `
  select u.uuid from unnest($2::uuid[]) u (uuid) where is_kept_opening($1, u.uuid)`;

/** What was paid, mailed or collected at any time stays, with its proof. */
export const check: Check<InvoiceRow> = async (db, { tenant }, rows) => {
  const found = await db.query<{ uuid: string }>(selectKept, [tenant.id, rows.map(({ uuid }) => uuid)]);
  const kept = new Set(found.map(({ uuid }) => uuid));
  return rows.map(({ uuid }) => (kept.has(uuid) ? isKept() : undefined));
};

const isKept = (): ApiError =>
  new ApiError('in_use', { reason: { code: 'imported_kept', words: 'invoiceActions.remove.kept' } });

const remove = 'delete from opening_invoices where tenant_id = $1 and uuid = any($2::uuid[])';

/** Deletes imported invoices. */
export const apply: Apply<InvoiceRow> = async (db, { tenant }, rows) => [
  db.query(remove, [tenant.id, rows.map(({ uuid }) => uuid)]),
];

/** The last state of what is gone. */
export const became: Became<InvoiceRow> = async (scope, row) => ({
  record: toRecord({ ...row, status: 'cancelled' }, scope),
  version: row.version,
});
