import { firstInTime } from '../../../../domain/payments/overdue.ts';
import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import { conditionsOf, type Condition } from '../../../engine/lists/conditions.ts';
import type { FindFile } from '../../../engine/resources/finder.ts';
import { storageOf } from '../../../engine/resources/storage.ts';
import { finding } from '../../../engine/documents/find.ts';
import { engine } from './engine.ts';

const recurringDays: ReadonlySet<string> = new Set(['starts_on', 'ends_on']);

const found = finding(contracts, {
  ...engine,
  // Whether an invoice is overdue depends on the clock and a stored date.
  narrow: (visible, query, { now, tenant }) => {
    const isOverdue = (value: unknown): Condition => {
      const operator = String(value) === 'true' ? 'lt' : 'gte';
      return ['unpaid_from', operator, firstInTime(now, tenant.timeZone), 'date'];
    };
    const overdue = query.filters.filter(({ path }) => path === 'has_overdue_invoices');
    const filters = query.filters.filter((filter) => !overdue.includes(filter));
    return [
      ...conditionsOf(visible, storageOf(contracts), { ...query, filters }),
      ...overdue.map(({ value }) => isOverdue(value)),
    ];
  },
});

/** Finds contracts like other documents. */
export const { find } = found;

export const narrowing: FindFile['narrowing'] = {
  ...found.narrowing,
  // Reports need exact sums by these dates.
  isWhole: ({ filters, keys, search }) => !keys && !search && filters.some(({ path }) => recurringDays.has(path)),
};
