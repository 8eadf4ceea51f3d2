import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { adjustedPrice } from './adjust.ts';
import { adjustedPrices } from './adjustedPrices.ts';
import type { Priced } from './comparedFigures.ts';
import { movedGroups, type MovedGroup } from './movedGroups.ts';

const invoice = (occurrence: number, subtotal: string, parts: Partial<Priced> = {}): Priced => ({
  occurrence,
  due_date: '2026-01-31',
  status: 'future',
  subtotal,
  total: subtotal,
  importer_total_payable: subtotal,
  exporter_net_total: subtotal,
  ...parts,
});

describe('changed invoices', () => {
  const before = [invoice(1, '10.00', { status: 'billed' }), ...[2, 3, 4].map((number) => invoice(number, '1000.00'))];
  const [billed] = before;

  it('are grouped by the same change from the same amount', () => {
    const after = [billed, invoice(2, '1100.00'), invoice(3, '900.00'), invoice(4, '1100.00')].flatMap(
      (one) => one ?? [],
    );
    expect(movedGroups(before, after, 'USD')).toMatchObject([
      { count: 2, occurrence: 2, difference: '100.00', percent: '10.0000', price_percent: '10.0000' },
      { count: 1, occurrence: 3, difference: '-100.00', percent: '-10.0000', price_percent: '-10.0000' },
    ]);
  });

  it('show the change of prices separately from that of charged and withheld taxes', () => {
    const after = [...before.slice(0, 3), invoice(4, '1100.00', { total: '1050.00' })];
    expect(movedGroups(before, after, 'USD')).toMatchObject([{ percent: '5.0000', price_percent: '10.0000' }]);
  });

  it('exclude added, paused and unchanged ones', () => {
    const after = [...before.slice(0, 3), invoice(4, '1000.00', { status: 'paused' }), invoice(5, '1000.00')];
    expect(movedGroups(before, after, 'USD')).toEqual([]);
  });
});

describe('prices adjusted by a percentage', () => {
  const decimals = 2;
  /** Invoices of one line, with a quantity and a price each, before and after. */
  const adjusted = (prices: readonly string[], quantity: bigint, percent: string) => {
    const subtotal = (price: string) => decimalText(parseDecimal(price, decimals) * quantity, decimals);
    const after = prices.map((price) => adjustedPrice(price, { percent }, decimals));
    fc.pre(after.every((one) => 'price' in one));
    const [was, is] = [prices, after.map((one) => ('price' in one ? one.price : ''))].map((all) =>
      all.map((price, index) => invoice(index + 1, subtotal(price))),
    );
    return { prices: after, ...adjustedPrices(movedGroups(was ?? [], is ?? [], 'USD'), percent, 'USD') };
  };

  it.each([
    [['0.10'], '5', '10.0000', true],
    [['0.10'], '3.5', '0.0000', true],
    [['100.00'], '5', '5.0000', false],
    [['100.00', '0.10'], '5', '5.0050', true],
  ])('from %j by %s percent change by %s', (prices, percent, real, deviates) => {
    expect(adjusted(prices, 10_000n, percent)).toMatchObject({ percent: real, deviates });
  });

  const price = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((cents) => decimalText(cents, decimals));
  const percent = fc.bigInt({ min: -900_000n, max: 10_000_000n }).map((units) => decimalText(units, 4));
  const exactly = (cents: bigint, by: string): bigint => cents * (1_000_000n + parseDecimal(by, 4));

  it('of several groups change by the sum of all their invoices', () => {
    const group = (count: number, was: string, is: string, price_percent?: string) => ({
      ...movedGroups([invoice(1, was)], [invoice(1, is)], 'USD')[0],
      count,
      price_percent,
    });
    const groups = [group(3, '100.00', '110.00', '10.0000'), group(1, '200.00', '300.00', undefined)];
    const of = (requested: string | undefined) => adjustedPrices(groups as readonly MovedGroup[], requested, 'USD');
    expect(of('10')).toEqual({ percent: '26.0000', deviates: false });
    expect(of('10.5')).toEqual({ percent: '26.0000', deviates: true });
    expect(of(undefined)).toEqual({ percent: '26.0000', deviates: false });
  });

  it('are each rounded to the nearest cent, and the total change is reported exactly', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 8 }), percent, (prices, by) => {
        const { prices: after, percent: applied } = adjusted(prices, 3n, by);
        const cents = prices.map((one) => parseDecimal(one, decimals));
        const becoming = after.map((one) => parseDecimal('price' in one ? one.price : '0', decimals));
        for (const [index, one] of cents.entries()) {
          const off = (becoming[index] ?? 0n) * 1_000_000n - exactly(one, by);
          expect(off <= 500_000n && off >= -500_000n).toBe(true);
        }
        const sum = (all: readonly bigint[]): bigint => all.reduce((total, one) => total + one, 0n);
        const off = 2n * (parseDecimal(applied ?? '', 4) * sum(cents) - (sum(becoming) - sum(cents)) * 1_000_000n);
        expect(off <= sum(cents) && off >= -sum(cents)).toBe(true);
      }),
    );
  });

  it('do not deviate if every price can change by exactly that percentage', () => {
    const round = fc.bigInt({ min: 1n, max: 900n }).map((units) => decimalText(units * 1_000_000n, decimals));
    fc.assert(
      fc.property(fc.array(round, { minLength: 1, maxLength: 8 }), percent, (prices, by) => {
        expect(adjusted(prices, 1n, by).deviates).toBe(false);
      }),
    );
  });
});
