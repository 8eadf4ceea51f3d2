import type { Db } from '../../../../database/transaction.ts';
import { ApiError } from '../../../../base/errors.ts';
import { linked } from '../../../../engine/documents/public/publicLink.ts';
import {
  invoiceTables,
  markColumns,
  publishedColumns,
  publishedMarkColumns,
  readingOf,
  summaryColumns,
  wholeColumns,
} from './rows.ts';
import type { InvoiceMarks, InvoiceRow, PublishedInvoice, WholeInvoice } from './rows.ts';

const ofOne = `from ${invoiceTables} where i.tenant_id = $1 and i.uuid = $2`;

// Built once: a prepared statement is looked up by its text, and every new string is hashed again.
const readOne = `select ${wholeColumns} ${ofOne}`;
const markOne = `select ${markColumns} from invoices i where i.tenant_id = $1 and i.uuid = $2`;

const byLink = `where i.tenant_id = ${linked.tenant} and i.uuid = ${linked.uuid}`;
const readLinked = `select ${publishedColumns} from ${invoiceTables} ${byLink}`;
const markLinked = `select ${publishedMarkColumns} from invoices i ${byLink}`;
const readPublishedOne = `select ${publishedColumns} ${ofOne}`;

const lockSome = `
  select from invoices i where i.tenant_id = $1 and i.uuid = any($2::uuid[]) order by i.uuid for update`;
const readLocked = `
  select ${summaryColumns} from ${invoiceTables}
  where i.tenant_id = $1 and i.uuid = any($2::uuid[]) order by i.uuid`;

/** Reads an issued invoice or draft with its lines. Throws `not_found`, also for another tenant's. */
export async function readInvoice(db: Db, tenant: string, uuid: string): Promise<WholeInvoice> {
  return one(await db.query<WholeInvoice>(readOne, [tenant, uuid]));
}

/** Like `readInvoice`; undefined if it does not exist. */
export async function findInvoice(db: Db, tenant: string, uuid: string): Promise<WholeInvoice | undefined> {
  return (await db.query<WholeInvoice>(readOne, [tenant, uuid]))[0];
}

/** Reads an issued invoice or draft with all that its public page shows. Throws `not_found`. */
export async function readPublished(db: Db, tenant: string, uuid: string): Promise<PublishedInvoice> {
  return one(await db.query<PublishedInvoice>(readPublishedOne, [tenant, uuid]));
}

/** Like `readPublished`, for the invoice of a public link. */
export async function readLinkedInvoice(db: Db): Promise<PublishedInvoice> {
  return one(await db.query<PublishedInvoice>(readLinked));
}

/** Reads issued invoices and drafts by key, without lines, unordered; with the columns for `fields`, all by default. */
export function readIssued(
  db: Db,
  tenant: string,
  keys: readonly string[],
  fields?: readonly string[],
): Promise<InvoiceRow[]> {
  const { columns, tables } = readingOf(fields);
  const text = `select ${columns} from ${tables} where i.tenant_id = $1 and i.uuid = any($2::uuid[])`;
  return db.query<InvoiceRow>(text, [tenant, keys]);
}

/** Reads the marks of an invoice. Throws `not_found`, also for another tenant's. */
export async function markInvoice(db: Db, tenant: string, uuid: string): Promise<InvoiceMarks> {
  return one(await db.query<InvoiceMarks>(markOne, [tenant, uuid]));
}

/** Reads the marks of the invoice of a public link. Throws `not_found`. */
export async function markLinkedInvoice(db: Db): Promise<InvoiceMarks> {
  return one(await db.query<InvoiceMarks>(markLinked));
}

/** Locks invoices of the tenant in the order of their keys, without lines; concurrent callers wait. */
export async function lockInvoices(db: Db, tenant: string, keys: readonly string[]): Promise<InvoiceRow[]> {
  // A statement that waits for a lock would read the bookings as they were before the wait. Both leave in one packet.
  const [, rows] = await Promise.all([
    db.query(lockSome, [tenant, keys]),
    db.query<InvoiceRow>(readLocked, [tenant, keys]),
  ]);
  return rows;
}

function one<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new ApiError('not_found');
  return row;
}
