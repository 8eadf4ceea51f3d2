import type { FindFile } from '../../resources/reading.ts';
import type { ListQuery } from '../../resources/query.ts';
import type { Db } from '../../db/transaction.ts';
import { firstInTime } from '../../../domain/payments/overdue.ts';
import type { Scope } from '../../scope.ts';
import { listInvoices, type InvoiceListQuery, type InvoicePage } from './list.ts';
import { isOfFuture, listFutures, sumFutures } from './listToCome.ts';
import { conditionsOf, isHeldByIndex, statusesOf, type InvoiceFilter } from './listFilter.ts';
import { toRecord } from './record.ts';

export const parameters = {
  cover: { type: 'string', maxLength: 200, description: 'Same as `search`: part of a number or of the payer’s name.' },
} as const;

/** Invoices are found along the indexes of their orders, and counted by kept counters where those know. */
export const find: FindFile['find'] = async (db, reader, query) => {
  const filter = filterOf(query, reader);
  const list = isOfFuture(filter) ? listFutures : filter.keys && !statusesOf(filter) ? listNamed : listInvoices;
  const { rows, count, place } = await list(db, reader.tenant.id, { ...query, filter });
  return { results: rows.map((row) => toRecord(row, reader)), count, place };
};

/** Who names invoices by their keys gets those to come too, behind the others. */
async function listNamed(db: Db, tenant: string, query: InvoiceListQuery): Promise<InvoicePage> {
  const issued = await listInvoices(db, tenant, { ...query, isCounted: true });
  const { filter, page, perPage } = query;
  const { count = 0 } = issued;
  if (count === filter.keys?.length) return issued;
  const toCome = await listFutures(db, tenant, {
    ...query,
    page: 1,
    perPage: filter.keys?.length ?? 0,
    isCounted: false,
  });
  const skipped = Math.max(0, (page - 1) * perPage - count);
  const shown = toCome.rows.slice(skipped, skipped + perPage - issued.rows.length);
  return { rows: [...issued.rows, ...shown], count: count + toCome.rows.length };
}

export const narrowing: FindFile['narrowing'] = {
  conditions: (_seen, query, reader) => conditionsOf(filterOf(query, reader)),
  columns: { amount: 'total' },
  isWhole: (query, reader) => isHeldByIndex(filterOf(query, reader)),
  sums: (db, query, reader) => {
    const filter = filterOf(query, reader);
    return isOfFuture(filter) ? sumFutures(db, reader.tenant.id, filter) : undefined;
  },
};

const filterOf = (
  { filters, keys, search, further }: ListQuery,
  { now, tenant }: Pick<Scope, 'now' | 'tenant'>,
): InvoiceFilter => ({
  filters,
  keys,
  search,
  cover: further['cover'] ? String(further['cover']) : undefined,
  inTime: firstInTime(now, tenant.timeZone),
});
