import { describe, expect, it } from 'vitest';
import ageing from '../../schemas/reports/ageing.ts';
import countries from '../../schemas/reports/countries.ts';
import issued from '../../schemas/reports/issued.ts';
import receipts from '../../schemas/reports/receipts.ts';
import recurring from '../../schemas/reports/recurring.ts';
import { listOf } from './listOf.ts';

const today = '2026-03-10';
const year = { today, from: '2026-01-15', to: '2026-12-31' };

describe('the list of a figure', () => {
  it('has the days of the period, the currency and the conditions of the report', () => {
    expect(listOf(issued, { ...year, currency: 'EUR', filters: { type: 'recurring' } })).toEqual({
      status: ['billed', 'paid'],
      is_imported: false,
      created_gte: '2026-01-15',
      created_lte: '2026-12-31',
      currency: 'EUR',
      type: 'recurring',
    });
  });

  it('of a month has its days within the period', () => {
    expect(listOf(issued, { ...year, group: '2026-01' })).toMatchObject({
      created_gte: '2026-01-15',
      created_lte: '2026-01-31',
    });
    expect(listOf(issued, { ...year, by: 'client', group: 'c1' })).toMatchObject({ service_buyer: 'c1' });
  });

  it('of an age is late or not, and has its days before today, open at both ends of the scale', () => {
    const of = (across: string) => listOf(ageing, { today, group: 'c1', across });
    const ofClient = { status: ['billed'], service_buyer: 'c1' };
    expect(of('0')).toEqual({ ...ofClient, is_overdue: false });
    expect(of('1-30')).toEqual({ ...ofClient, is_overdue: true, due_date_gte: '2026-02-08' });
    expect(of('31-60')).toMatchObject({ is_overdue: true, due_date_gte: '2026-01-09', due_date_lte: '2026-02-07' });
    expect(of('91+')).toEqual({ ...ofClient, is_overdue: true, due_date_lte: '2025-12-09' });
  });

  it('of an age that the date alone tells has its days', () => {
    const age = { path: 'due_date', ages: [0, 30] } as const;
    const of = (across: string) => listOf({ ...ageing, dimensions: { ...ageing.dimensions, age } }, { today, across });
    expect(of('0')).toEqual({ status: ['billed'], due_date_gte: '2026-03-10' });
    expect(of('1-30')).toMatchObject({ due_date_gte: '2026-02-08', due_date_lte: '2026-03-09' });
  });

  it('of the rows shown apart has their conditions instead of the report’s', () => {
    expect(listOf(countries, { ...year, apart: true, group: 76 })).toMatchObject({
      status: ['cancelled'],
      'service_buyer.location.country': 76,
    });
  });

  it('is filtered by the property with the currency of the amounts', () => {
    expect(listOf(receipts, { today, by: 'invoiced', group: 'USD', currency: 'BRL' })).toEqual({
      currency: 'USD',
      exchange_currency: 'BRL',
      means: ['money'],
    });
  });

  it('of records without a value is filtered by the property that marks their absence', () => {
    expect(listOf(receipts, { today, by: 'account', group: null })).toEqual({ has_account: false, means: ['money'] });
    expect(listOf(receipts, { today, by: 'account', group: 'a1' })).toEqual({ account: 'a1', means: ['money'] });
  });

  it('of a measure with another date is filtered by that date', () => {
    expect(listOf(recurring, { ...year, measure: 'new', group: '2026-01' })).toEqual({
      starts_on_gte: '2026-01-15',
      starts_on_lte: '2026-01-31',
    });
    expect(listOf(recurring, { ...year, measure: 'ended', currency: 'EUR' })).toEqual({
      ends_on_gte: '2026-01-15',
      ends_on_lte: '2026-12-31',
      currency: 'EUR',
    });
  });

  it('of a measure over time has what exists on the last day of the month or the period', () => {
    const of = (group?: string) => listOf(recurring, { ...year, to: '2026-12-15', measure: 'amount', group });
    expect(of('2026-02')).toEqual({ starts_on_lte: '2026-02-28', ends_on_gte: '2026-03-01' });
    expect(of('2026-12')).toEqual({ starts_on_lte: '2026-12-15', ends_on_gte: '2026-12-16' });
    expect(of()).toEqual(of('2026-12'));
  });

  it('does not exist for absent values without such a property, or for an unknown group', () => {
    expect(listOf(countries, { ...year, group: null })).toBeUndefined();
    expect(listOf(issued, { ...year, group: 'March' })).toBeUndefined();
  });
});
