import { expect, it } from 'vitest';
import { invoiceFilters } from './filters.ts';

it('narrows by the parameters of the specification, each entered as its property is', () => {
  const filters = invoiceFilters((key) => key);
  expect(filters.map(({ source, path }) => [source, path])).toEqual([
    ['service_buyer', 'service_buyer'],
    ['status', 'status'],
    ['type', 'type'],
    ['number', 'number'],
    ['created_gte', 'created'],
    ['created_lte', 'created'],
    ['amount_gt', 'amount'],
    ['amount_lt', 'amount'],
  ]);
  expect(filters.map(({ label }) => label)).toContain('invoiceActions.filters.amount_gt');
});
