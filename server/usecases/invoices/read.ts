import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import { linked } from './publicLink.ts';
import { invoiceTables, summaryColumns, wholeColumns, type InvoiceRow } from './rows.ts';

const ofOne = `from ${invoiceTables} where i.tenant_id = $1 and i.uuid = $2`;

// Put together here, since a text is found by what it says: a new one is hashed anew, whatever it is made of.
const readOne = `select ${wholeColumns} ${ofOne}`;
const lockOne = `select ${summaryColumns} ${ofOne} for update of i`;

const ofLink = `
  select ${wholeColumns} from ${invoiceTables} where i.tenant_id = ${linked.tenant} and i.uuid = ${linked.uuid}`;

const lockSome = `
  select ${summaryColumns} from ${invoiceTables}
  where i.tenant_id = $1 and i.uuid = any($2::uuid[]) order by i.uuid for update of i`;

/** One invoice with its lines. Throws `not_found`, also for what another tenant owns. */
export async function readInvoice(db: Db, tenant: string, uuid: string): Promise<InvoiceRow> {
  return one(await db.query<InvoiceRow>(readOne, [tenant, uuid]));
}

/** The same of the record that a public link opens. */
export async function readLinkedInvoice(db: Db): Promise<InvoiceRow> {
  return one(await db.query<InvoiceRow>(ofLink));
}

/** The same without its lines, and nobody else may change it until the transaction ends. */
export async function lockInvoice(db: Db, tenant: string, uuid: string): Promise<InvoiceRow> {
  return one(await db.query<InvoiceRow>(lockOne, [tenant, uuid]));
}

/** Several of the tenant's invoices without their lines, in the order of their keys, locked in it: whoever wants the same ones waits. */
export function lockInvoices(db: Db, tenant: string, keys: readonly string[]): Promise<InvoiceRow[]> {
  return db.query<InvoiceRow>(lockSome, [tenant, keys]);
}

function one(rows: InvoiceRow[]): InvoiceRow {
  const [row] = rows;
  if (!row) throw new ApiError('not_found');
  return row;
}
