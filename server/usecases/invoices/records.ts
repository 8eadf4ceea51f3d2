import type { RecordsFile } from '../../resources/commandFile.ts';
import { lockInvoices, markInvoice, readInvoice } from './read.ts';
import { stateOf, toRecord } from './record.ts';
import type { InvoiceRow } from './rows.ts';

export const lock: RecordsFile<InvoiceRow>['lock'] = async (db, scope, keys) => {
  const rows = await lockInvoices(db, scope.tenant.id, keys);
  return rows.map((row) => ({ key: row.uuid, version: row.version, record: toRecord(row, scope), row }));
};

export const read: RecordsFile<InvoiceRow>['read'] = async (db, scope, key) => {
  const row = await readInvoice(db, scope.tenant.id, key);
  return { record: toRecord(row, scope), version: row.version, state: stateOf(row, scope) };
};

export const state: RecordsFile<InvoiceRow>['state'] = async (db, scope, key) =>
  stateOf(await markInvoice(db, scope.tenant.id, key), scope);
