import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { RecordsFile } from '../../../engine/commands/commandFile.ts';
import { findInvoice, lockInvoices, markInvoice, readIssued } from './reading/read.ts';
import { stateOf, toRecord } from './reading/record.ts';
import type { InvoiceRow, WholeInvoice } from './reading/rows.ts';
import { futureToday, lockFutures, readFuture, readFutureBriefly, type FutureRow } from './scheduled/futureInvoices.ts';
import type { Scope } from '../../../identity/scope.ts';

/** Locks issued and scheduled invoices; scheduled ones are looked up only if some keys are not found. */
export async function lockRows(db: Db, tenant: string, keys: readonly string[]): Promise<readonly InvoiceRow[]> {
  const found = await lockInvoices(db, tenant, keys);
  const toCome = found.length < keys.length ? await lockFutures(db, tenant, keys) : [];
  return toCome.length > 0 ? [...found, ...toCome] : found;
}

export const lock: RecordsFile<InvoiceRow>['lock'] = async (db, scope, keys) => {
  const rows = await lockRows(db, scope.tenant.id, keys);
  return rows.map((row) => ({ key: row.uuid, version: row.version, record: toRecord(row, scope), row }));
};

export const readsLast = true;

export const read: RecordsFile<InvoiceRow>['read'] = async (db, scope, key) => {
  const tenant = scope.tenant.id;
  const [invoice, future] = await Promise.all([findInvoice(db, tenant, key), readFuture(db, tenant, key)]);
  return versioned(scope, invoice, future);
};

export const brief: RecordsFile<InvoiceRow>['read'] = async (db, scope, key) => {
  const tenant = scope.tenant.id;
  const [[issued], future] = await Promise.all([readIssued(db, tenant, [key]), readFutureBriefly(db, tenant, key)]);
  const row = issued ?? future;
  if (!row) throw new ApiError('not_found');
  return { record: toRecord(row, scope), version: row.version };
};

/** Shows a scheduled invoice with its amounts of today. */
export const show: RecordsFile<InvoiceRow>['read'] = async (db, scope, key) => {
  const tenant = scope.tenant.id;
  const invoice = await findInvoice(db, tenant, key);
  const future = invoice ? undefined : await readFuture(db, tenant, key);
  return versioned(scope, invoice, future && (await futureToday(db, tenant, future)));
};

function versioned(scope: Scope, invoice: WholeInvoice | undefined, future: FutureRow | undefined) {
  if (invoice) {
    return { record: toRecord(invoice, scope), version: invoice.version, state: stateOf(invoice, scope) };
  }
  if (future) return { record: toRecord(future, scope), version: future.version };
  throw new ApiError('not_found');
}

export const state: RecordsFile<InvoiceRow>['state'] = async (db, scope, key) =>
  stateOf(await markInvoice(db, scope.tenant.id, key), scope);
