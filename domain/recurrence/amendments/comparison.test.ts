import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal, decimalText } from '../../money/decimal.ts';
import { comparedFigures, type Priced } from './comparedFigures.ts';
import { comparisonOf, coverIssues } from './comparison.ts';

const priced = (occurrence: number, total: string, status: Priced['status'] = 'future'): Priced => ({
  occurrence,
  due_date: `2026-0${occurrence}-15`,
  status,
  subtotal: total,
  total,
  importer_total_payable: total,
  exporter_net_total: total,
});

const amounts = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => decimalText(BigInt(cents), 2));
const statuses = fc.constantFrom('future', 'held', 'paused', 'skipped', 'billed', 'cancelled' as const);
const plans = fc
  .array(fc.tuple(amounts, statuses), { maxLength: 30 })
  .map((all) => all.map(([total, status], index) => priced(index + 1, total, status)));

describe('the sums before and after', () => {
  it('differ by the sum of the differences of each invoice', () => {
    fc.assert(
      fc.property(plans, plans, (before, after) => {
        const longer = [...after, ...before.slice(after.length)];
        const compared = comparisonOf(before, longer, 'BRL');
        for (const figure of comparedFigures) {
          const cents = (side: 'before' | 'after') => parseDecimal(compared[side][figure], 2);
          const moved = compared.changes.map(
            (one) => parseDecimal(one.after[figure], 2) - parseDecimal(one.before[figure], 2),
          );
          expect(moved.reduce((sum, one) => sum + one, 0n)).toBe(cents('after') - cents('before'));
        }
      }),
    );
  });

  it('exclude skipped and cancelled invoices', () => {
    const before = [priced(1, '10.00', 'billed'), priced(2, '10.00'), priced(3, '10.00')];
    const after = [before[0], priced(2, '10.00', 'paused'), priced(3, '12.50')].flatMap((one) => one ?? []);
    const { changes, ...sums } = comparisonOf(before, after, 'USD');
    expect([sums.before.total, sums.after.total]).toEqual(['30.00', '22.50']);
    expect(changes.map(({ status }) => status)).toEqual([
      ['future', 'paused'],
      ['future', 'future'],
    ]);
    expect(changes.map(({ occurrence, before: was, after: is }) => [occurrence, was.total, is.total])).toEqual([
      [2, '10.00', '0.00'],
      [3, '10.00', '12.50'],
    ]);
  });
});

it('an added invoice changes from nothing', () => {
  expect(comparisonOf([], [priced(1, '10.00')], 'USD').changes).toMatchObject([
    { status: [null, 'future'], before: { total: '0.00' }, after: { total: '10.00' } },
  ]);
});

describe('the value of a fixed contract', () => {
  const contract = { type: 'fixed', currency: 'BRL', total_amount: '100.00' } as const;
  const sums = (before: string, after: string) => ({ before: priced(1, before), after: priced(1, after) });

  it('must cover what an amendment adds, or the issue shows both values', () => {
    expect(coverIssues(contract, sums('90.00', '100.00'))).toEqual([]);
    expect(coverIssues(contract, sums('90.00', '100.01'))).toEqual([
      {
        path: 'confirm_total',
        key: 'validation.amendmentNotCovered',
        args: { stated: { figure: '100.00', unit: 'BRL' }, needed: { figure: '100.01', unit: 'BRL' } },
      },
    ]);
  });

  it('is not checked for a decrease or for variable amounts', () => {
    expect(coverIssues(contract, sums('130.00', '120.00'))).toEqual([]);
    expect(coverIssues(contract, sums('130.00', '130.00'))).toEqual([]);
    expect(coverIssues({ ...contract, type: 'variable' }, sums('90.00', '120.00'))).toEqual([]);
  });
});
