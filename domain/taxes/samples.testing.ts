import fc from 'fast-check';
import { decimalText } from '../money/decimal.ts';
import { inputFraction, type Adjustment, type LineTerms, type TributeTerms } from './terms.ts';

/** Currencies with zero, two and three decimals: JPY, BRL, KWD. */
export const anyDecimals = fc.constantFrom(0, 2, 3);

const anyDecimal = (min: bigint, max: bigint): fc.Arbitrary<string> =>
  fc.bigInt({ min, max }).map((units) => decimalText(units, inputFraction));

const anyTribute: fc.Arbitrary<TributeTerms> = fc.record({
  value: anyDecimal(0n, 10_000_000n),
  is_fixed: fc.boolean(),
  is_origin: fc.boolean(),
  tax_responsible: fc.constantFrom('exporter', 'importer'),
});

/** At most half of a line is taken off, so that its total is never below 0. */
const anyAdjustment: fc.Arbitrary<Adjustment> = fc.oneof(
  fc.record({ kind: fc.constant('discount' as const), percent: anyDecimal(0n, 250_000n) }),
  fc.record({ kind: fc.constant('charge' as const), percent: anyDecimal(0n, 10_000_000n) }),
  fc.record({ kind: fc.constant('charge' as const), amount: fc.integer({ min: 0, max: 99_999 }).map(String) }),
);

export const anyLine: fc.Arbitrary<LineTerms> = fc.record({
  quantity: anyDecimal(10_000n, 10_000_000_000n),
  price: anyDecimal(100n, 100_000_000_000n),
  adjustments: fc.array(anyAdjustment, { maxLength: 2 }),
  price_includes_tax: fc.option(fc.boolean(), { nil: undefined }),
  tributes: fc.array(anyTribute, { maxLength: 6 }),
});

export const anyLines = fc.array(anyLine, { maxLength: 8 });

/** The worked example of design §6: T = 1000.00 and a tribute in each box, two in the last. */
export const workedExample: LineTerms = {
  quantity: '4',
  price: '250',
  tributes: [
    { value: '5', is_fixed: false, is_origin: true, tax_responsible: 'exporter' },
    { value: '23', is_fixed: false, is_origin: true, tax_responsible: 'importer' },
    { value: '15', is_fixed: false, is_origin: false, tax_responsible: 'exporter' },
    { value: '10', is_fixed: false, is_origin: false, tax_responsible: 'importer' },
    { value: '12.50', is_fixed: true, is_origin: false, tax_responsible: 'importer' },
  ],
};
