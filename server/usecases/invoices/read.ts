import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import { linked } from '../documents/publicLink.ts';
import {
  invoiceTables,
  markColumns,
  publishedColumns,
  publishedMarkColumns,
  summaryColumns,
  wholeColumns,
} from './rows.ts';
import type { InvoiceMarks, InvoiceRow, PublishedInvoice, WholeInvoice } from './rows.ts';

const ofOne = `from ${invoiceTables} where i.tenant_id = $1 and i.uuid = $2`;

// Put together here, since a text is found by what it says: a new one is hashed anew, whatever it is made of.
const readOne = `select ${wholeColumns} ${ofOne}`;
const markOne = `select ${markColumns} from invoices i where i.tenant_id = $1 and i.uuid = $2`;

const byLink = `where i.tenant_id = ${linked.tenant} and i.uuid = ${linked.uuid}`;
const readLinked = `select ${publishedColumns} from ${invoiceTables} ${byLink}`;
const markLinked = `select ${publishedMarkColumns} from invoices i ${byLink}`;
const readPublishedOne = `select ${publishedColumns} ${ofOne}`;

const lockSome = `
  select ${summaryColumns} from ${invoiceTables}
  where i.tenant_id = $1 and i.uuid = any($2::uuid[]) order by i.uuid for update of i`;

/** One issued invoice, or draft, with its lines. Throws `not_found`, also for what another tenant owns. */
export async function readInvoice(db: Db, tenant: string, uuid: string): Promise<WholeInvoice> {
  return one(await db.query<WholeInvoice>(readOne, [tenant, uuid]));
}

/** The same; undefined where there is none. */
export async function findInvoice(db: Db, tenant: string, uuid: string): Promise<WholeInvoice | undefined> {
  return (await db.query<WholeInvoice>(readOne, [tenant, uuid]))[0];
}

/** One issued invoice, or draft, with all that its public view shows. Throws `not_found`. */
export async function readPublished(db: Db, tenant: string, uuid: string): Promise<PublishedInvoice> {
  return one(await db.query<PublishedInvoice>(readPublishedOne, [tenant, uuid]));
}

/** The same of the record that a public link opens. */
export async function readLinkedInvoice(db: Db): Promise<PublishedInvoice> {
  return one(await db.query<PublishedInvoice>(readLinked));
}

const readSome = `select ${summaryColumns} from ${invoiceTables} where i.tenant_id = $1 and i.uuid = any($2::uuid[])`;

/** Those of the tenant's invoices with these keys that are issued or drafts, without their lines, in no order. */
export const readIssued = (db: Db, tenant: string, keys: readonly string[]): Promise<InvoiceRow[]> =>
  db.query<InvoiceRow>(readSome, [tenant, keys]);

/** How one invoice stands. Throws `not_found`, also for what another tenant owns. */
export async function markInvoice(db: Db, tenant: string, uuid: string): Promise<InvoiceMarks> {
  return one(await db.query<InvoiceMarks>(markOne, [tenant, uuid]));
}

/** How the record that a public link opens stands. Throws `not_found`. */
export async function markLinkedInvoice(db: Db): Promise<InvoiceMarks> {
  return one(await db.query<InvoiceMarks>(markLinked));
}

/** Several of the tenant's invoices without their lines, in the order of their keys, locked in it: whoever wants the same ones waits. */
export function lockInvoices(db: Db, tenant: string, keys: readonly string[]): Promise<InvoiceRow[]> {
  return db.query<InvoiceRow>(lockSome, [tenant, keys]);
}

function one<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new ApiError('not_found');
  return row;
}
