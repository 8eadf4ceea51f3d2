import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from '../money/decimal.ts';
import { adjustedBy, spreadAdjustments, type DocumentAdjustment, type SharingRow } from './adjustments.ts';
import { unitsOfLine } from './line.ts';

const percent = (units: bigint): string => decimalText(units, 4);

describe('the adjustments of a line', () => {
  it.each([
    [[{ kind: 'discount', percent: '10' }], -1000n],
    [[{ kind: 'charge', amount: '2.50' }], 250n],
    [[{ kind: 'discount', percent: '33.3333' }], -3333n],
    // Each is rounded by itself: both together would be 0.01.
    [
      [
        { kind: 'discount', percent: '0.005' },
        { kind: 'discount', percent: '0.005' },
      ],
      -2n,
    ],
  ] as const)('%j of 100.00 come to %s cents', (adjustments, expected) => {
    const added = adjustedBy(adjustments, 10_000n, 2);
    expect(added.reduce((sum, one) => sum + one, 0n)).toBe(expected);
  });

  it('leave the gross as it is, and are percentages of it', () => {
    const adjustments = [
      { kind: 'discount', percent: '10' },
      { kind: 'charge', percent: '10' },
    ] as const;
    expect(unitsOfLine({ quantity: '2', price: '50', adjustments, tributes: [] }, 2)).toEqual({
      gross: 10_000n,
      total: 10_000n,
    });
  });
});

const rowsOf = (...totals: (bigint | undefined)[]): SharingRow[] => totals.map((total) => ({ total, scenery: 'a' }));
const off = (amount: string, scenery?: string): DocumentAdjustment => ({
  kind: 'discount',
  amount,
  ...(scenery && { scenery: { uuid: scenery } }),
});

describe('the adjustments of a document', () => {
  it('go to the earlier line where remainders are equal', () => {
    expect(spreadAdjustments(rowsOf(100n, 100n, 100n), [off('1.00')], 2).shares).toEqual([-34n, -33n, -33n]);
  });

  it('go to the first line if all are 0, and skip rows without a total', () => {
    const charge: DocumentAdjustment = { kind: 'charge', amount: '1.00' };
    expect(spreadAdjustments(rowsOf(undefined, 0n, 0n), [charge], 2).shares).toEqual([0n, 100n, 0n]);
  });

  it('are first those of a scenario, by total, then the others, by what is left', () => {
    const rows: SharingRow[] = [
      { total: 1000n, scenery: 'a' },
      { total: 1000n, scenery: 'b' },
    ];
    // 5.00 of line 2 first, then 3.00 over 10.00 and 5.00.
    expect(spreadAdjustments(rows, [off('3.00'), off('5.00', 'B')], 2).shares).toEqual([-200n, -600n]);
  });

  it('are percentages of the totals of their lines, whatever else is spread', () => {
    const rows: SharingRow[] = [
      { total: 1000n, scenery: 'a' },
      { total: 3000n, scenery: 'b' },
    ];
    const adjustments: DocumentAdjustment[] = [
      { kind: 'discount', percent: '50', scenery: { uuid: 'b' } },
      { kind: 'charge', percent: '10' },
    ];
    expect(spreadAdjustments(rows, adjustments, 2).amounts).toEqual([-1500n, 400n]);
  });

  it.each<[string, SharingRow[], DocumentAdjustment[], object[]]>([
    ['more than is left', rowsOf(100n), [off('0.60'), off('0.41')], [{ index: 1, reason: 'beyond' }]],
    ['another scenario', rowsOf(100n), [off('0.60', 'b')], [{ index: 0, reason: 'no_lines' }]],
    ['all that is left', rowsOf(100n), [off('1.00')], []],
    ['no lines', rowsOf(undefined), [off('1.00')], []],
  ])('of %s', (_, rows, adjustments, problems) => {
    expect(spreadAdjustments(rows, adjustments, 2).problems).toEqual(problems);
  });
});

const anyAdjustment: fc.Arbitrary<DocumentAdjustment> = fc.record(
  {
    kind: fc.constantFrom('discount', 'charge'),
    percent: fc.bigInt({ min: 0n, max: 300_000n }).map(percent),
    scenery: fc.constantFrom(undefined, { uuid: 'a' }, { uuid: 'b' }),
  },
  { requiredKeys: ['kind', 'percent'] },
);
const anyRow = fc.record({
  total: fc.option(fc.bigInt({ min: 0n, max: 10n ** 12n }), { nil: undefined }),
  scenery: fc.constantFrom('a', 'b'),
});
const anyDocument = [
  fc.array(anyRow, { minLength: 1, maxLength: 40 }),
  fc.array(anyAdjustment, { minLength: 1, maxLength: 5 }),
] as const;

/** The exact model: an independent spread by fractions, as (numerator, denominator). */
function modelled(rows: readonly SharingRow[], adjustments: readonly DocumentAdjustment[]): bigint[] | undefined {
  const net = rows.map(({ total }) => total);
  for (const name of ['a', 'b', undefined]) {
    const members = adjustments.filter(({ scenery }) => scenery?.uuid === name);
    const lines = rows.flatMap(({ total, scenery }, at) =>
      total !== undefined && (name === undefined || name === scenery) ? [at] : [],
    );
    if (members.length === 0) continue;
    const base = lines.reduce((sum, at) => sum + (rows[at]?.total ?? 0n), 0n);
    const sum = members.reduce((all, { kind, percent: rate = '0' }) => {
      const twice = (base * BigInt(rate.replace('.', '')) * 2n) / 1_000_000n;
      const rounded = (twice + 1n) / 2n;
      return kind === 'discount' ? all - rounded : all + rounded;
    }, 0n);
    const weight = lines.reduce((all, at) => all + (net[at] ?? 0n), 0n);
    if (lines.length === 0 || -sum > weight) return undefined;
    const size = sum < 0n ? -sum : sum;
    if (weight === 0n) {
      const [first = 0] = lines;
      net[first] = (net[first] ?? 0n) + sum;
      continue;
    }
    const exact = lines.map((at) => ({ at, part: size * (net[at] ?? 0n) }));
    let units = size - exact.reduce((all, { part }) => all + part / weight, 0n);
    const ranked = exact.toSorted(
      (x, y) => Number(y.part % weight > x.part % weight) - Number(y.part % weight < x.part % weight),
    );
    for (const { at, part } of ranked) {
      const got = part / weight + (units > 0n ? 1n : 0n);
      if (units > 0n) units -= 1n;
      net[at] = (net[at] ?? 0n) + (sum < 0n ? -got : got);
    }
  }
  return net.map((units, at) => (units ?? 0n) - (rows[at]?.total ?? 0n));
}

describe('for any document, the shares', () => {
  it('are those of an exact model', () => {
    fc.assert(
      fc.property(...anyDocument, (rows, adjustments) => {
        if (rows.every(({ total }) => total === undefined)) return;
        const { shares, problems } = spreadAdjustments(rows, adjustments, 2);
        const expected = modelled(rows, adjustments);
        expect(problems.length > 0).toBe(expected === undefined);
        if (expected) expect(shares).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('add up to the adjustments, and leave no line below 0', () => {
    fc.assert(
      fc.property(...anyDocument, (rows, adjustments) => {
        const { shares, amounts, problems } = spreadAdjustments(rows, adjustments, 2);
        rows.forEach(({ total = 0n }, at) => expect(total + (shares[at] ?? 0n) >= 0n).toBe(true));
        if (problems.length > 0) return;
        const sum = (units: readonly bigint[]) => units.reduce((all, one) => all + one, 0n);
        expect(sum(shares)).toBe(sum(amounts));
      }),
      { numRuns: 300 },
    );
  });
});
