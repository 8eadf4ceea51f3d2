import { describe, expect, it } from 'vitest';
import type { Filter } from '../../../../engine/lists/query.ts';
import { conditionsOf, includesScheduled, isHeldByIndex } from './listFilter.ts';

const inTime = '2026-03-10';
const status = (...value: string[]): Filter => ({ path: 'status', comparison: 'in', value });
const eq = (path: string, value: string | boolean = 'x'): Filter => ({ path, comparison: 'eq', value });
const from = (path: string): Filter => ({ path, comparison: 'gte', value: inTime });

describe('the conditions of a filter', () => {
  it.each([
    [true, 'lt'],
    [false, 'gte'],
  ])('of overdue invoices (%s) compare the stored date', (value, comparison) => {
    expect(conditionsOf({ filters: [eq('is_overdue', value)], inTime })).toEqual([
      ['unpaid_from', comparison, inTime, 'date'],
    ]);
  });
});

describe('the conditions of scheduled invoices', () => {
  const scheduleStatus = (...value: string[]): Filter => ({ path: 'schedule_status', comparison: 'in', value });

  it.each([
    ['to_come,held', '{"future","held"}'],
    ['skipped,ended', '{}'],
  ])('select occurrences by schedule status %s', (statuses, value) => {
    const filters = [status('future', 'billed'), scheduleStatus(...statuses.split(','))];
    expect(conditionsOf({ filters, inTime })).toContainEqual(['occurrence_status', 'in', value, undefined]);
  });

  it.each([
    ['the statuses name them', { filters: [status('billed', 'future')] }, true],
    ['the list names its records itself', { filters: [], keys: ['a'] }, true],
    ['statuses name others', { filters: [status('billed')], keys: ['a'] }, false],
    ['nothing names them', { filters: [] }, false],
    ['the reader only sees open invoices', { filters: [status('future')], open: [] }, false],
  ])('stand beside others if %s', (_, filter, isTogether) => {
    expect(includesScheduled(filter)).toBe(isTogether);
    expect(conditionsOf({ ...filter, inTime }).some(([column]) => column === 'archived')).toBe(isTogether);
  });

  it('match no issued invoice', () => {
    expect(conditionsOf({ filters: [scheduleStatus('to_come')], inTime })).toEqual([[[], 'in']]);
  });
});

describe('a list is summed in full', () => {
  it.each([
    [[eq('payment_responsible')], true],
    [[eq('payment_responsible'), status('billed')], true],
    [[eq('payment_responsible'), eq('currency')], false],
    [[status('billed'), eq('currency')], true],
    [[status('billed'), eq('currency'), eq('is_overdue', true), from('due_date')], true],
    [[status('billed'), eq('is_overdue', true)], false],
    [[status('billed', 'paid'), eq('currency')], false],
    [[status('paid'), from('paid_on'), eq('currency')], true],
    [[status('paid'), from('paid_on'), eq('currency'), eq('service_buyer')], true],
    [[status('paid'), eq('currency')], false],
    [[status('billed'), eq('currency'), from('created')], false],
    [[status('billed', 'paid'), eq('currency'), from('created'), eq('service_buyer')], true],
    [[status('billed', 'paid'), eq('service_buyer.location.country'), from('created')], true],
    [[status('billed', 'paid'), from('created'), from('amount')], false],
    [[], false],
  ])('if an index covers all columns: %j', (filters, isWhole) => {
    expect(isHeldByIndex({ filters, inTime })).toBe(isWhole);
    expect(isHeldByIndex({ filters, inTime, search: 'a' })).toBe(false);
  });
});
