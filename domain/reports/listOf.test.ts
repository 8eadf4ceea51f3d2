import { describe, expect, it } from 'vitest';
import ageing from '../../schemas/reports/ageing.ts';
import countries from '../../schemas/reports/countries.ts';
import issued from '../../schemas/reports/issued.ts';
import { listOf } from './listOf.ts';

const today = '2026-03-10';
const year = { today, from: '2026-01-15', to: '2026-12-31' };

describe('the list behind a figure', () => {
  it('has the days of the period, the currency and what the report is of', () => {
    expect(listOf(issued, { ...year, currency: 'EUR', filters: { type: 'recurring' } })).toEqual({
      status: ['billed', 'paid'],
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

  it('of an age has the days that it lies before today, open to one side at both ends', () => {
    const of = (across: string) => listOf(ageing, { today, group: 'c1', across });
    expect(of('0')).toEqual({ status: ['billed'], service_buyer: 'c1', due_date_gte: '2026-03-10' });
    expect(of('1-30')).toMatchObject({ due_date_gte: '2026-02-08', due_date_lte: '2026-03-09' });
    expect(of('91+')).toEqual({ status: ['billed'], service_buyer: 'c1', due_date_lte: '2025-12-09' });
  });

  it('of what is shown apart is that in place of what the report is of', () => {
    expect(listOf(countries, { ...year, apart: true, group: 76 })).toMatchObject({
      status: ['cancelled'],
      'service_buyer.location.country': 76,
    });
  });

  it('of records without a value, and of a group that there is not, there is none', () => {
    expect(listOf(countries, { ...year, group: null })).toBeUndefined();
    expect(listOf(issued, { ...year, group: 'March' })).toBeUndefined();
  });
});
