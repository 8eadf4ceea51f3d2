import { expect, it } from 'vitest';
import { filterParameters, isEnd } from './filters.ts';

it('are named by their path, and by the ends of a range', () => {
  const parameters = filterParameters({ filters: { 'location.country': 'eq', status: 'in', due_date: 'range' } });
  expect(parameters.map(({ name, path, comparison }) => [name, path, comparison])).toEqual([
    ['location.country', 'location.country', 'eq'],
    ['status', 'status', 'in'],
    ['due_date_gte', 'due_date', 'gte'],
    ['due_date_lte', 'due_date', 'lte'],
    ['due_date_gt', 'due_date', 'gt'],
    ['due_date_lt', 'due_date', 'lt'],
  ]);
});

it('compare with one end of a range, or with a value', () => {
  const comparisons = ['eq', 'in', 'contains', 'gte', 'lte', 'gt', 'lt'] as const;
  expect(comparisons.filter(isEnd)).toEqual(['gte', 'lte', 'gt', 'lt']);
});
