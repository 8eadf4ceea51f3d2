import type { Db } from '../../db/transaction.ts';
import { lineRowsOf } from '../documents/lineRows.ts';
import type { LineRow } from '../documents/lines.ts';
import { contentColumns } from './columns.ts';
import { invoiceNames } from './names.ts';

const list = (prefix: string): string => contentColumns.map((column) => prefix + column).join(', ');

const insertHeader = `
  insert into invoices (tenant_id, uuid, number, status, public_hash, ${list('')})
  select $1, $2, case when $3 = 'billed' then next_number('invoices') end, $3, $4, ${list('v.')} from jsonb_populate_record(null::invoices, $5) v`;

const updateHeader = `
  update invoices set number = coalesce($3, case when $4 = 'billed' then next_number('invoices') end), status = $4, (${list('')}) =
    (select ${list('v.')} from jsonb_populate_record(null::invoices, $5) v)
  where tenant_id = $1 and uuid = $2`;

/** The lines of invoices. */
export const invoiceLines = lineRowsOf(invoiceNames);

/** Names are the columns of `invoices`. */
export type Content = Readonly<Record<string, unknown>>;

export type WrittenStatus = 'draft' | 'billed';

/** A new invoice. */
export interface NewInvoice {
  readonly uuid: string;
  readonly status: WrittenStatus;
  readonly hash: string;
  readonly content: Content;
  readonly lines: readonly LineRow[];
}

/** Writes a new invoice with its open transaction and its lines; its number, where it is billed, is given by the header, last. */
export async function insertInvoice(
  db: Db,
  tenant: string,
  { uuid, status, hash, content, lines }: NewInvoice,
): Promise<void> {
  await Promise.all([
    invoiceLines.insert(db, tenant, uuid, lines),
    db.query('insert into transactions (tenant_id, invoice_uuid) values ($1, $2)', [tenant, uuid]),
    db.query(insertHeader, [tenant, uuid, status, hash, JSON.stringify(content)]),
  ]);
}

/** Replaces the content of an invoice and, of its lines, those that are others now. It keeps the number it has, if any. */
export async function replaceInvoice(
  db: Db,
  tenant: string,
  { uuid, number }: { readonly uuid: string; readonly number: number | null },
  { status, content, lines }: Pick<NewInvoice, 'status' | 'content' | 'lines'>,
): Promise<void> {
  await Promise.all([
    invoiceLines.replace(db, tenant, uuid, lines),
    db.query(updateHeader, [tenant, uuid, number, status, JSON.stringify(content)]),
  ]);
}
