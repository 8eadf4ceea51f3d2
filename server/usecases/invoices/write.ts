import type { Db } from '../../db/transaction.ts';
import { contentColumns, lineColumns } from './columns.ts';
import type { Issued } from '../documents/issue.ts';
import type { LineRow } from '../documents/lines.ts';

const list = (prefix: string): string => contentColumns.map((column) => prefix + column).join(', ');

const insertHeader = `
  insert into invoices (tenant_id, number, status, public_hash, ${list('')})
  select $1, $2, $3, $4, ${list('v.')} from jsonb_populate_record(null::invoices, $5) v
  returning uuid`;

const updateHeader = `
  update invoices set number = $3, status = $4, (${list('')}) =
    (select ${list('v.')} from jsonb_populate_record(null::invoices, $5) v)
  where tenant_id = $1 and uuid = $2`;

const columnsOfLine = (prefix: string): string => lineColumns.map((column) => prefix + column).join(', ');

const linesOfInvoice = 'i.tenant_id = $1 and i.invoice_uuid = $2';

const givenLines = 'jsonb_populate_recordset(null::invoice_items, $3) v';

const deleteOtherLines = `
  delete from invoice_items i
  where ${linesOfInvoice}
    and not exists (select from ${givenLines} where (${columnsOfLine('v.')}) = (${columnsOfLine('i.')}))`;

const insertMissingLines = `
  insert into invoice_items (tenant_id, invoice_uuid, ${columnsOfLine('')})
  select $1, $2, ${columnsOfLine('v.')} from ${givenLines}
  where not exists (select from invoice_items i where ${linesOfInvoice} and i.position = v.position)`;

export interface Header {
  readonly number: number | null;
  readonly status: 'draft' | 'billed';
  readonly content: Readonly<Record<string, unknown>>;
}

/** The header as it is written: billed with what issuing gave it, or a draft that keeps the number it may have had. */
export function toWrite(content: Header['content'], issued: Issued | undefined, number: number | null): Header {
  if (!issued) return { number, status: 'draft', content };
  return { number: issued.number, status: 'billed', content: { ...content, created: issued.created } };
}

/** Writes a new invoice with its lines and its open transaction; answers its key. */
export async function insertInvoice(
  db: Db,
  tenant: string,
  header: Header,
  hash: string,
  lines: readonly LineRow[],
): Promise<string> {
  const values = [tenant, header.number, header.status, hash, JSON.stringify(header.content)];
  const [row] = await db.query<{ uuid: string }>(insertHeader, values);
  if (!row) throw new Error('The invoice was not stored');
  const { uuid } = row;
  await Promise.all([
    db.query(insertMissingLines, [tenant, uuid, JSON.stringify(lines)]),
    db.query('insert into transactions (tenant_id, invoice_uuid) values ($1, $2)', [tenant, uuid]),
  ]);
  return uuid;
}

/** Replaces the content of an invoice and, of its lines, those that are others now. */
export async function replaceInvoice(
  db: Db,
  tenant: string,
  uuid: string,
  header: Header,
  lines: readonly LineRow[],
): Promise<void> {
  const given = JSON.stringify(lines);
  await Promise.all([
    db.query(updateHeader, [tenant, uuid, header.number, header.status, JSON.stringify(header.content)]),
    db.query(deleteOtherLines, [tenant, uuid, given]),
    db.query(insertMissingLines, [tenant, uuid, given]),
  ]);
}
