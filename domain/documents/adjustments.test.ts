import { describe, expect, it } from 'vitest';
import { documentAdjustmentRows, adjustmentText, lineAdjustmentRows } from './adjustmentRows.ts';
import { adjustAlike, adjustmentIssues, keptAdjustments, type EnteredAdjustment } from './adjustments.ts';

const off = (percent: string, more: Partial<EnteredAdjustment> = {}): EnteredAdjustment => ({
  kind: 'discount',
  percent,
  ...more,
});

describe('adjustments', () => {
  it('are kept without trailing zeros, with the decimals of their currency, and with the name of their scenario', () => {
    const entered = [off('10.0000', { scenery: { uuid: 'A' } }), { kind: 'charge', amount: '5' } as const];
    expect(keptAdjustments(entered, 2, () => 'Export')).toEqual([
      off('10', { scenery: { uuid: 'a', name: 'Export' } }),
      { kind: 'charge', amount: '5.00' },
    ]);
    expect([keptAdjustments([], 2), keptAdjustments(null, 2)]).toEqual([undefined, undefined]);
  });

  it('are alike if their numbers are, in any order of properties', () => {
    expect(adjustAlike([off('10')], [{ percent: '10.00', kind: 'discount' }])).toBe(true);
    expect(adjustAlike([{ kind: 'charge', amount: '5.00' }], [{ kind: 'charge', amount: '5' }])).toBe(true);
    expect(adjustAlike([], null)).toBe(true);
    expect(adjustAlike([off('10')], [off('10', { reason: 'Loyalty' })])).toBe(false);
    expect(adjustAlike([off('10')], [off('10'), off('1')])).toBe(false);
  });

  it.each<[EnteredAdjustment, string[]]>([
    [off('100'), []],
    [off('100.0001'), ['at.0.percent']],
    [{ kind: 'charge', percent: '1000' }, []],
    [{ kind: 'charge' }, ['at.0.percent']],
    [{ kind: 'charge', percent: '1', amount: '1' }, ['at.0.amount']],
    [{ kind: 'charge', amount: '1.005' }, ['at.0.amount']],
  ])('such as %j have issues at %j', (adjustment, paths) => {
    expect(adjustmentIssues('at', [adjustment], 2).map(({ path }) => path)).toEqual(paths);
  });
});

describe('as a document prints them', () => {
  const named = { language: 'en', names: { discount: 'Discount', charge: 'Charge' } } as const;

  it('those of a line are of its gross', () => {
    const rows = lineAdjustmentRows(
      { gross: '200.00', total: '180.00', adjustments: [off('10', { reason: 'Loyalty' })] },
      'USD',
    );
    expect(rows.map((row) => adjustmentText(row, 'USD', named))).toEqual(['Discount 10%, Loyalty: −USD\u00a020.00']);
  });

  it('those of a document are of its lines, or those of a scenario', () => {
    const lines = [
      { total: '100.000', scenery: { uuid: 'a' } },
      { total: '300.000', scenery: { uuid: 'b' } },
    ];
    const rows = documentAdjustmentRows([off('10'), off('10', { scenery: { uuid: 'b' } })], lines, 'USD');
    expect(rows.map(({ total }) => total)).toEqual(['-40.00', '-30.00']);
  });
});
