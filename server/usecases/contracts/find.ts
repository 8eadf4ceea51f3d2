import { firstInTime } from '../../../domain/payments/overdue.ts';
import contracts from '../../../schemas/resources/contracts.ts';
import { conditionsOf, type Condition } from '../../resources/conditions.ts';
import type { Filter } from '../../resources/query.ts';
import type { FindFile } from '../../resources/reading.ts';
import { storageOf } from '../../resources/storage.ts';
import type { Scope } from '../../scope.ts';
import { finding } from '../documents/find.ts';
import { toRecord } from './record.ts';
import { contractTables, summaryColumns } from './rows.ts';

const recurringDays: ReadonlySet<string> = new Set(['starts_on', 'ends_on']);

const isOfLateness = ({ path }: Filter): boolean => path === 'has_overdue_invoices';

const found = finding(contracts, {
  source: { tables: contractTables, alias: 'c', columns: summaryColumns },
  toRecord,
  // Whether an invoice is overdue depends on the clock and a stored date.
  narrow: (seen, query, scope) => [
    ...conditionsOf(seen, storageOf(contracts), {
      ...query,
      filters: query.filters.filter((filter) => !isOfLateness(filter)),
    }),
    ...query.filters
      .filter(isOfLateness)
      .map(({ value }): Condition => overdueCondition(scope, String(value) === 'true')),
  ],
});

/** Finds contracts like other documents. */
export const { find } = found;

export const narrowing: FindFile['narrowing'] = {
  ...found.narrowing,
  // Reports need exact sums by these dates.
  isWhole: ({ filters, keys, search }) => !keys && !search && filters.some(({ path }) => recurringDays.has(path)),
};

const overdueCondition = ({ now, tenant }: Pick<Scope, 'now' | 'tenant'>, isOverdue: boolean): Condition => [
  'unpaid_from',
  isOverdue ? 'lt' : 'gte',
  firstInTime(now, tenant.timeZone),
  'date',
];
