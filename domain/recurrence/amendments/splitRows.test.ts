import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statedPart } from '../../documents/linePart.ts';
import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { taxesOfLine } from '../../taxes/line.ts';
import { anyDecimals } from '../../taxes/samples.testing.ts';
import { splitRows, withOwnShares, withoutParts } from './splitRows.ts';

interface Line {
  readonly row?: undefined;
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
  readonly adjustments?: { readonly kind: 'discount' | 'charge'; readonly amount: string; readonly reason?: string }[];
  readonly share?: string;
  readonly days?: number;
  readonly all_days?: number;
  readonly days_before?: number;
}

const line = (name: string, price: string, more: Partial<Line> = {}): Line => ({ name, quantity: '1', price, ...more });
const terms = (rows: readonly Line[]) => ({ rows, adjustments: null });
const units = (row: Line, decimals: number): bigint =>
  parseDecimal(
    taxesOfLine({ ...row, adjustments: row.adjustments, part: statedPart(row), tributes: [] }, decimals).total,
    decimals,
  );
const partsOf = (rows: readonly Line[]) => rows.map(({ name, days_before, days }) => [name, days_before, days]);

/** Some lines of whole amounts, of which the share of the document takes a part. */
const anyTerms = (decimals: number) =>
  fc.array(
    fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: 0n, max: 10n ** 4n })).map(([price, percent]) => {
      const share = -((price * percent) / 10_000n);
      return {
        x: price + share,
        line: line('', decimalText(price, decimals), { share: decimalText(share, decimals) }),
      };
    }),
    { minLength: 1, maxLength: 4 },
  );

/** Rounds a fraction of positive numbers half up, as written in the rules. */
const rounded = (amount: bigint, days: number, all: number): bigint =>
  (amount * BigInt(days) * 2n + BigInt(all)) / (BigInt(all) * 2n);

describe('terms that change inside a period', () => {
  test('bear the rounded amount of all days until their end, less that of the days before, whatever the days', () => {
    const cases = anyDecimals.chain((decimals) =>
      fc.record({
        decimals: fc.constant(decimals),
        all: fc.integer({ min: 3, max: 366 }),
        at: fc.tuple(fc.nat(), fc.nat()),
        each: fc.tuple(anyTerms(decimals), anyTerms(decimals), anyTerms(decimals)),
      }),
    );
    fc.assert(
      fc.property(cases, ({ decimals, all, at, each: [first, second, third] }) => {
        const a = 1 + (at[0] % (all - 2));
        const b = a + 1 + (at[1] % (all - 1 - a));
        const rowsOf = (some: typeof first) => terms(some.map((one) => one.line));
        const once = splitRows(rowsOf(first), rowsOf(second), { occurrence: 1, days_before: a, all_days: all });
        const twice = splitRows(terms(once), rowsOf(third), { occurrence: 1, days_before: b, all_days: all });
        const borne = (some: typeof first, from: number, until: number): bigint =>
          some.reduce((sum, { x }) => sum + rounded(x, until, all) - rounded(x, from, all), 0n);
        const sum = (rows: readonly Line[]) => rows.reduce((total, row) => total + units(row, decimals), 0n);
        expect(sum(once)).toBe(borne(first, 0, a) + borne(second, a, all));
        expect(sum(twice)).toBe(borne(first, 0, a) + borne(second, a, b) + borne(third, b, all));
      }),
    );
  });

  test('keep quantity, price and adjustments, and say their days', () => {
    const before = line('seat', '100', { adjustments: [{ kind: 'discount', amount: '5.00' }] });
    expect(
      splitRows(terms([before]), terms([line('seat', '120')]), { occurrence: 1, days_before: 10, all_days: 30 }),
    ).toEqual([
      { ...before, days: 10, all_days: 30, days_before: 0 },
      { ...line('seat', '120'), days: 20, all_days: 30, days_before: 10 },
    ]);
  });

  test('leave out what an earlier change began on a later day', () => {
    const at = (day: number) => ({ occurrence: 1, days_before: day, all_days: 30 });
    const [a, b, c] = [terms([line('a', '1')]), terms([line('b', '1')]), terms([line('c', '1')])];
    const divided = terms(splitRows(a, b, at(20)));
    expect(partsOf(splitRows(divided, c, at(10)))).toEqual([
      ['a', 0, 10],
      ['c', 10, 20],
    ]);
    expect(partsOf(splitRows(divided, c, at(25)))).toEqual([
      ['a', 0, 20],
      ['b', 20, 5],
      ['c', 25, 5],
    ]);
  });

  test('have the document’s discount at each line, with its reason', () => {
    const adjustments = [{ kind: 'discount', percent: '10', reason: 'Loyalty', reason_code: '95' }] as const;
    const rows = [line('seat', '100', { share: '-10.00' }), line('free', '0.01', { share: '0.00' })];
    expect(withOwnShares({ rows, adjustments }).map((row) => row.adjustments)).toEqual([
      [{ kind: 'discount', amount: '10', reason: 'Loyalty', reason_code: '95' }],
      undefined,
    ]);
  });
});

test('the rows of a divided invoice hold for a whole period without the days before, and without further lines', () => {
  const period = { from: '2026-03-01', until: '2026-03-31' };
  const before = {
    ...line('a', '1'),
    days: 10,
    all_days: 31,
    days_before: 0,
    period: { from: '2026-03-01', until: '2026-03-10' },
  };
  const after = {
    ...line('b', '1'),
    days: 21,
    all_days: 31,
    days_before: 10,
    period: { from: '2026-03-11', until: '2026-03-31' },
  };
  const further = { ...line('c', '1'), period: { from: '2026-02-01', until: '2026-02-28' } };
  expect(withoutParts([before, after, further], period)).toEqual([line('b', '1')]);
});
