import fc from 'fast-check';
import { decimalText } from '../../money/decimal.ts';
import type { LineTerms, TributeTerms } from '../terms.ts';

const keyOf = (at: number): string => `t${at}`;

const boxes = [
  { is_origin: true, tax_responsible: 'importer' },
  { is_origin: false, tax_responsible: 'exporter' },
  { is_origin: false, tax_responsible: 'importer' },
] as const;

const anyPercent = (most: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: Math.floor(most * 10_000) }).map((units) => decimalText(BigInt(units), 4));

/** Amounts and percentages with bases of all kinds, which always have a solution: the percentages are at most 60 together. */
export const anyRows = (most: number): fc.Arbitrary<TributeTerms[]> =>
  fc.integer({ min: 1, max: most }).chain((size) =>
    fc.tuple(
      ...Array.from({ length: size }, (_, at) =>
        fc
          .record({
            value: anyPercent(60 / size),
            is_fixed: fc.oneof(
              { weight: 4, arbitrary: fc.constant(false) },
              { weight: 1, arbitrary: fc.constant(true) },
            ),
            box: fc.constantFrom(...boxes),
            included: fc.subarray(Array.from({ length: size }, (__, other) => keyOf(other))),
            base_includes_self: fc.option(fc.boolean(), { nil: undefined }),
            base_percent: fc.option(anyPercent(100), { nil: undefined }),
            recoverable: fc.option(anyPercent(100), { nil: undefined }),
          })
          .map(({ included, box, ...row }): TributeTerms => {
            const { base_includes_self: self, base_percent: part, ...plain } = row;
            const own = { ...plain, ...box, tribute: keyOf(at) };
            return row.is_fixed
              ? own
              : { ...own, base_includes: included, base_includes_self: self, base_percent: part };
          }),
      ),
    ),
  );

/** The lines of a document of some scenarios. */
export const anyDocument: fc.Arbitrary<LineTerms[]> = fc
  .array(fc.record({ rounding: fc.constantFrom('line', 'document'), tributes: anyRows(6) }), {
    minLength: 1,
    maxLength: 3,
  })
  .chain((scenarios) =>
    fc.array(
      fc
        .record({
          at: fc.nat({ max: scenarios.length - 1 }),
          price: fc.integer({ min: 1, max: 10_000_000 }),
          quantity: fc.integer({ min: 1, max: 50 }),
        })
        .map(({ at, price, quantity }): LineTerms => ({
          quantity: `${quantity}`,
          price: decimalText(BigInt(price), 2),
          scenery: `${at}`,
          rounding: scenarios[at]?.rounding === 'document' ? 'document' : 'line',
          tributes: scenarios[at]?.tributes ?? [],
        })),
      { minLength: 1, maxLength: 12 },
    ),
  );
