import type { FindFile } from '../../resources/reading.ts';
import type { ListQuery } from '../../resources/query.ts';
import { listInvoices } from './list.ts';
import { isOfFuture, listFutures } from './listToCome.ts';
import { conditionsOf, isOfPayer, type InvoiceFilter } from './listFilter.ts';
import { toRecord } from './record.ts';

export const parameters = {
  cover: { type: 'string', maxLength: 200, description: 'As `search`: part of a number or of the payer’s name.' },
} as const;

/** Invoices are found along the indexes of their orders, and counted by kept counters where those know. */
export const find: FindFile['find'] = async (db, reader, query) => {
  const filter = filterOf(query);
  const list = isOfFuture(filter) ? listFutures : listInvoices;
  const { rows, count } = await list(db, reader.tenant.id, { ...query, filter });
  return { results: rows.map((row) => toRecord(row, reader)), count };
};

export const narrowing: FindFile['narrowing'] = {
  conditions: (_seen, query) => conditionsOf(filterOf(query)),
  columns: { amount: 'total' },
  isWhole: (query) => isOfPayer(filterOf(query)),
};

const filterOf = ({ filters, keys, search, further }: ListQuery): InvoiceFilter => ({
  filters,
  keys,
  search,
  cover: further['cover'] ? String(further['cover']) : undefined,
});
