import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { sumAmounts } from '../money/sum.ts';
import { taxesOfDocument, type DocumentTotals } from '../taxes/document.ts';
import { taxFigures } from '../taxes/figures.ts';
import { taxesOfLine, type LineTotals } from '../taxes/line.ts';
import { anyDecimals, anyLine, anyLines } from '../taxes/samples.testing.ts';
import type { LineTerms } from '../taxes/terms.ts';
import { depositPart, mirrorOf, percentLeft } from './deposits.ts';

const percentOf = (units: number): string => decimalText(BigInt(units), 4);

/** Deposits of a quote, which together are all of it. */
const anySplit = fc.array(fc.integer({ min: 1, max: 999_999 }), { maxLength: 5 }).map((cuts) => {
  const marks = [0, ...new Set(cuts.toSorted((a, b) => a - b)), 1_000_000];
  return marks
    .slice(1)
    .map((mark, at) => ({ before: percentOf(marks[at] ?? 0), percent: percentOf(mark - (marks[at] ?? 0)) }));
});

/** A line of a deposit invoice: a part of what the taxes of a line of the quote are computed of, with its tributes. */
const depositLine = (terms: LineTerms, part: bigint, decimals: number): LineTotals =>
  taxesOfLine({ quantity: '1', price: decimalText(part, decimals), tributes: terms.tributes }, decimals);

/** The line of the final invoice that deducts a line of a deposit invoice. */
function mirrored(line: LineTotals, { tributes }: LineTerms, decimals: number) {
  const units = (amount: string): bigint => parseDecimal(amount, decimals);
  const left = { net: units(line.net), tributes: line.tributes.map(({ amount }) => units(amount)) };
  return mirrorOf(left, tributes, decimals);
}

describe('the deposits of a quote', () => {
  it('are together each of its amounts, to the cent', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), anySplit, (amount, split) => {
        const parts = split.map(({ before, percent }) => depositPart(amount, before, percent));
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount);
        expect(parts.every((part) => part >= 0n)).toBe(true);
      }),
    );
  });

  it('leave a percentage', () => {
    expect(['0', '30', '33.3333', '100'].map(percentLeft)).toEqual(['100', '70', '66.6667', '0']);
  });
});

describe('a deposit invoice and the final one', () => {
  /** The whole without deposits, a deposit invoice, and the final one, which may have other taxes than the deposit. */
  const anyCase = fc.record({
    lines: anyLines,
    former: fc.array(
      anyLine.map(({ tributes }) => tributes),
      { minLength: 8, maxLength: 8 },
    ),
    percent: fc.integer({ min: 1, max: 1_000_000 }).map(percentOf),
    decimals: anyDecimals,
  });

  const computed = ({
    lines,
    former,
    percent,
    decimals,
  }: typeof anyCase extends fc.Arbitrary<infer Case> ? Case : never) => {
    const whole = lines.map((terms) => taxesOfLine(terms, decimals));
    // Rates may have changed since the deposit.
    const then = lines.map((terms, at) => ({ ...terms, tributes: former[at] ?? [] }));
    const deposit = whole.map(({ net }, at) =>
      depositLine(
        then[at] ?? { quantity: '1', price: '1', tributes: [] },
        depositPart(parseDecimal(net, decimals), '0', percent),
        decimals,
      ),
    );
    const mirrors = deposit.map((line, at) =>
      mirrored(line, then[at] ?? { quantity: '1', price: '1', tributes: [] }, decimals),
    );
    return {
      whole: taxesOfDocument(whole, decimals),
      deposit: taxesOfDocument(deposit, decimals),
      final: taxesOfDocument([...whole, ...mirrors], decimals),
      mirrors,
      decimals,
    };
  };

  const figures = ['net', 'total', ...taxFigures] as const satisfies readonly (keyof DocumentTotals)[];

  it('are the whole in every figure, whatever the rates of the deposit', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const { whole, deposit, final, decimals } = computed(one);
        for (const figure of figures) {
          expect(sumAmounts([deposit[figure], final[figure]], decimals)).toBe(whole[figure]);
        }
      }),
    );
  });

  it('keep that the importer’s cost less the exporter’s net is the taxes, in the document and each deducted line', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const { final, mirrors, decimals } = computed(one);
        for (const { exporter_net_total: net, total_taxes: taxes, importer_total_payable: cost } of [
          final,
          ...mirrors,
        ]) {
          expect(sumAmounts([net, taxes], decimals)).toBe(cost);
        }
      }),
    );
  });
});
