import type { FindFile } from '../../../engine/resources/finder.ts';
import type { ListQuery } from '../../../engine/lists/query.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { openTo } from '../../../engine/lists/conditions.ts';
import { storageOf } from '../../../engine/resources/storage.ts';
import { firstInTime } from '../../../../domain/payments/overdue.ts';
import type { Scope } from '../../../identity/scope.ts';
import { listInvoices, type InvoiceListQuery, type InvoicePage } from './list/list.ts';
import { isOfFuture, listFutures } from './list/listFuture.ts';
import { conditionsOf, conditionsToCome, isHeldByIndex, statusesOf, type InvoiceFilter } from './list/listFilter.ts';
import { toRecord } from './reading/record.ts';

export const parameters = {
  cover: { type: 'string', maxLength: 200, description: 'Same as `search`: part of a number or of the payer’s name.' },
} as const;

/** Finds invoices along the indexes of their orders; stored counters give the count where they can. */
export const find: FindFile['find'] = async (db, reader, query, visible) => {
  const filter = filterOf(query, reader, visible);
  const list = listOf(filter);
  const { rows, count, place } = await list(db, reader.tenant.id, { ...query, filter });
  return { results: rows.map((row) => toRecord(row, reader)), count, place };
};

function listOf(filter: InvoiceFilter): typeof listInvoices {
  if (isOfFuture(filter)) return listFutures;
  return filter.keys && !filter.open && !statusesOf(filter) ? listNamed : listInvoices;
}

/** A filter by keys also returns scheduled invoices, after the others. */
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
  conditions: (visible, query, reader) => {
    const filter = filterOf(query, reader, visible);
    return isOfFuture(filter) ? conditionsToCome(filter) : conditionsOf(filter);
  },
  // The due date of what is not paid yet; infinite for what cannot become overdue.
  columns: { amount: 'total', is_overdue: 'unpaid_from' },
  isWhole: (query, reader) => {
    const filter = filterOf(query, reader);
    return isOfFuture(filter) || isHeldByIndex(filter);
  },
  viewOf: (query, reader) => (isOfFuture(filterOf(query, reader)) ? 'invoices_to_come' : undefined),
};

const filterOf = (
  { filters, keys, search, further }: ListQuery,
  { now, tenant }: Pick<Scope, 'now' | 'tenant'>,
  visible?: Resource,
): InvoiceFilter => ({
  ...(visible?.visibility?.open && { open: openTo(visible, storageOf(visible).fields) }),
  filters,
  keys,
  search,
  cover: further['cover'] ? String(further['cover']) : undefined,
  inTime: firstInTime(now, tenant.timeZone),
});
