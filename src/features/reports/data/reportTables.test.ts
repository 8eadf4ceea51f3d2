import { describe, expect, it } from 'vitest';
import type { ReportAnswer, ReportGroup } from '../../../../domain/reports/answer.ts';
import type { GroupValue } from '../../../../domain/reports/groups.ts';
import type { Report } from '../../../../schemas/report.ts';
import issued from '../../../../schemas/reports/issued.ts';
import { currenciesOf, tablesOf } from './reportTables.ts';

const cell = (group: GroupValue, currency: string, amount: string, across?: GroupValue): ReportGroup => ({
  group,
  label: `of ${String(group)}`,
  currency,
  values: { amount, count: 1 },
  ...(across !== undefined && { across }),
});
const sum = (currency: string, amount: string, count: number, across?: GroupValue) => ({
  currency,
  values: { amount, count },
  ...(across !== undefined && { across }),
});

const quarter: ReportAnswer = {
  today: '2026-03-10',
  from: '2026-01-01',
  to: '2026-03-31',
  results: [cell('2026-03', 'USD', '5.00'), cell('2026-01', 'USD', '10.00'), cell('2026-01', 'BRL', '1.00')],
  count: 3,
  totals: [sum('USD', '15.00', 2), sum('BRL', '1.00', 1)],
};
const tables = (report: Report, answer: ReportAnswer, by = 'month') =>
  tablesOf({ report, by, answer, monthName: (month) => `month ${month}` });
const amounts = (table: ReturnType<typeof tables>[number] | undefined) =>
  table?.rows.map(({ label, cell: now, before }) => [label, now?.values['amount'], before?.values['amount']]);

describe('the tables of a report', () => {
  it('are one for each currency', () => {
    expect(tables(issued, quarter).map(({ currency, total }) => [currency, total.cell?.values])).toEqual([
      ['BRL', { amount: '1.00', count: 1 }],
      ['USD', { amount: '15.00', count: 2 }],
    ]);
  });

  it('have every month of the period, also without figures', () => {
    expect(amounts(tables(issued, quarter)[1])).toEqual([
      ['month 2026-01', '10.00', undefined],
      ['month 2026-02', undefined, undefined],
      ['month 2026-03', '5.00', undefined],
    ]);
  });

  it('have beside each month the corresponding one of the previous period, without gaps', () => {
    const previous = {
      from: '2025-09-15',
      to: '2025-12-31',
      results: [cell('2025-10', 'USD', '3.00'), cell('2025-12', 'USD', '4.00'), cell('2025-12', 'EUR', '2.00')],
      count: 3,
      totals: [sum('USD', '7.00', 2), sum('EUR', '2.00', 1)],
    };
    const answer = { ...quarter, previous };
    expect(currenciesOf(answer)).toEqual(['BRL', 'EUR', 'USD']);
    const [, euros, dollars] = tables(issued, answer);
    expect(amounts(dollars)).toEqual([
      ['month 2026-01', '10.00', undefined],
      ['month 2026-02', undefined, '3.00'],
      ['month 2026-03', '5.00', undefined],
      ['month 2025-12', undefined, '4.00'],
    ]);
    expect(dollars?.total.before?.values).toEqual({ amount: '7.00', count: 2 });
    expect(euros?.total.cell).toBeUndefined();
  });

  it('have clients in the order of the answer, then those of the previous period', () => {
    const answer: ReportAnswer = {
      ...quarter,
      results: [cell('b', 'USD', '9.00'), cell(null, 'USD', '6.00')],
      previous: {
        from: '',
        to: '',
        results: [cell('z', 'USD', '1.00'), cell('b', 'USD', '2.00')],
        count: 2,
        totals: [],
      },
    };
    expect(amounts(tables(issued, answer, 'client')[1])).toEqual([
      ['of b', '9.00', '2.00'],
      ['of null', '6.00', undefined],
      ['of z', undefined, '1.00'],
    ]);
  });

  it('have a column for each age, and its sum for each group', () => {
    const ageing: Report = {
      ...issued,
      dimensions: { client: { path: 'service_buyer' }, age: { path: 'due_date', ages: [0, 30] } },
      across: 'age',
    };
    const answer: ReportAnswer = {
      today: '2026-03-10',
      results: [cell('b', 'USD', '9.50', '0'), cell('b', 'USD', '0.50', '31+'), cell('c', 'USD', '3.00', '1-30')],
      count: 2,
      totals: [
        sum('USD', '9.50', 1, '0'),
        sum('USD', '3.00', 1, '1-30'),
        sum('USD', '0.50', 1, '31+'),
        sum('USD', '13.00', 3),
      ],
    };
    const [table] = tables(ageing, answer, 'client');
    expect(table?.columns).toEqual(['0', '1-30', '31+']);
    const figures = [...(table?.rows ?? []), table?.total].map((row) => [
      ...(row?.across ?? []).map((part) => part?.values['amount']),
      row?.cell?.values['amount'],
    ]);
    expect(figures).toEqual([
      ['9.50', undefined, '0.50', '10.00'],
      [undefined, '3.00', undefined, '3.00'],
      ['9.50', '3.00', '0.50', '13.00'],
    ]);
    expect(table?.rows[0]?.cell).toMatchObject({ group: 'b', values: { count: 2 } });
  });
});
