import { describe, expect, it } from 'vitest';
import type { Filter } from '../../../../engine/lists/query.ts';
import { conditionsOf, conditionsToCome, isHeldByIndex } from './listFilter.ts';

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
  const future = status('future');

  it.each([
    [[future], '{"future","held","paused"}'],
    [[future, scheduleStatus('to_come', 'held')], '{"future","held"}'],
    [[future, scheduleStatus('skipped', 'ended')], '{}'],
  ])('select occurrences by status: %j', (filters, value) => {
    expect(conditionsToCome({ filters, inTime })).toEqual([['occurrence_status', 'in', value, undefined]]);
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
