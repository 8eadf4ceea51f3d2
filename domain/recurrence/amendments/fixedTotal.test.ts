import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedTotalIssues, totalOfTerm } from './fixedTotal.ts';

const contract = { type: 'fixed', currency: 'USD', total_amount: '12960.00', frequency: 12 } as const;

const usd = (figure: string) => ({ figure, unit: 'USD' });

describe('the total of a fixed contract', () => {
  it('can be the sum of all its invoices, or more', () => {
    expect(fixedTotalIssues(contract, '1080.00')).toEqual([]);
    expect(fixedTotalIssues({ ...contract, total_amount: '13000' }, '1080.00')).toEqual([]);
  });

  it('is refused with the three values if it is a cent too small', () => {
    expect(fixedTotalIssues({ ...contract, total_amount: '12959.99' }, '1080.00')).toEqual([
      {
        path: 'total_amount',
        key: 'validation.totalInvoiceXFrequencyIsGreatSumTotal',
        args: { total: usd('1080.00'), frequency: 12, needed: usd('12960.00'), stated: usd('12959.99') },
      },
    ]);
  });

  it('is not checked for variable amounts', () => {
    expect(fixedTotalIssues({ ...contract, type: 'variable', total_amount: '1' }, '1080.00')).toEqual([]);
  });

  it('is computed to the cent, for any number of invoices', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.integer({ min: 1, max: 600 }), (cents, frequency) => {
        const text = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
        const needed = cents * BigInt(frequency);
        expect(totalOfTerm(text(cents), frequency, 'EUR')).toBe(text(needed));
        const stated = (value: bigint) =>
          fixedTotalIssues({ type: 'fixed', currency: 'EUR', frequency, total_amount: text(value) }, text(cents))
            .length;
        expect([stated(needed), stated(needed - 1n)]).toEqual([0, 1]);
      }),
    );
  });
});
