import type { FindFile } from '../../../engine/resources/finder.ts';
import type { ListQuery } from '../../../engine/lists/query.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { openTo } from '../../../engine/lists/conditions.ts';
import { storageOf } from '../../../engine/resources/storage.ts';
import { firstInTime } from '../../../../domain/payments/overdue.ts';
import type { Scope } from '../../../identity/scope.ts';
import { listInvoices } from './list/list.ts';
import {
  conditionsOf,
  includesScheduled,
  isHeldByIndex,
  isScheduledAlone,
  type InvoiceFilter,
} from './list/listFilter.ts';
import { toRecord } from './reading/record.ts';

export const parameters = {
  cover: { type: 'string', maxLength: 200, description: 'Same as `search`: part of a number or of the payer’s name.' },
} as const;

/** Finds invoices along the indexes of their orders; stored counters give the count where they can. */
export const find: FindFile['find'] = async (db, reader, query, visible) => {
  const filter = filterOf(query, reader, visible);
  const { rows, count, place } = await listInvoices(db, reader.tenant.id, { ...query, filter });
  return { results: rows.map((row) => toRecord(row, reader)), count, place };
};

export const narrowing: FindFile['narrowing'] = {
  conditions: (visible, query, reader) => conditionsOf(filterOf(query, reader, visible)),
  // The due date of what is not paid yet; infinite for what cannot become overdue.
  columns: { amount: 'total', is_overdue: 'unpaid_from' },
  isWhole: (query, reader) => {
    const filter = filterOf(query, reader);
    return isScheduledAlone(filter) || isHeldByIndex(filter);
  },
  viewOf: (visible, query, reader) =>
    includesScheduled(filterOf(query, reader, visible)) ? 'listed_invoices' : undefined,
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
