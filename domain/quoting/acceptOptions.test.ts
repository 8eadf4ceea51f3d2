import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../money/decimal.ts';
import type { DocumentAdjustment } from '../taxes/adjustments.ts';
import { spreadAdjustments } from '../taxes/adjustments.ts';
import { taxesOfDocument } from '../taxes/document.ts';
import { taxesOfLine } from '../taxes/line.ts';
import { acceptOptions, type OfferedLine } from './acceptOptions.ts';

const tributes = [
  { value: '5', is_fixed: false, is_origin: true, tax_responsible: 'exporter' as const },
  { value: '8', is_fixed: false, is_origin: true, tax_responsible: 'importer' as const },
];

/** A line as it is stored before any option is accepted. */
function offered(price: string, isOptional: boolean): OfferedLine {
  const { tributes: amounts, gross, share, net, ...totals } = taxesOfLine({ quantity: '1', price, tributes }, 2);
  return {
    quantity: '1',
    price,
    ...totals,
    gross,
    share,
    net,
    ...(isOptional && { is_optional: true }),
    scenery: { uuid: 'a', tributes: tributes.map((one, at) => ({ ...one, amount: amounts[at]?.amount ?? '0' })) },
  };
}

const prices = fc.integer({ min: 1, max: 500_000 }).map((cents) => (cents / 100).toFixed(2));
const lines = fc.array(fc.record({ price: prices, isOptional: fc.boolean(), isTaken: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
});
const adjustments: fc.Arbitrary<readonly DocumentAdjustment[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('discount' as const, 'charge' as const),
    percent: fc.integer({ min: 0, max: 40 }).map(String),
  }),
  { maxLength: 2 },
);

describe('a quote with accepted options', () => {
  it('is worth what a document of the accepted lines alone is worth', () => {
    fc.assert(
      fc.property(lines, adjustments, (entered, adjusted) => {
        const rows = entered.map(({ price, isOptional }) => offered(price, isOptional));
        const accepted = new Set(entered.flatMap(({ isTaken }, at) => (isTaken ? [at] : [])));
        const counted = entered.filter(({ isOptional, isTaken }) => !isOptional || isTaken);
        const sharing = counted.map(({ price }) => ({ total: parseDecimal(price, 2), scenery: 'a' }));
        const { shares } = spreadAdjustments(sharing, adjusted, 2);
        const alone = counted.map(({ price }, at) => taxesOfLine({ quantity: '1', price, tributes }, 2, shares[at]));
        expect(acceptOptions(rows, accepted, adjusted, 2).totals).toEqual({
          ...taxesOfDocument(alone, 2),
          importer_recoverable: null,
          exporter_recoverable: null,
        });
      }),
    );
  });

  it('keeps the lines that are left out, and what is no line', () => {
    const rows = [offered('10.00', false), { row: 'heading' as const, description: 'Options' }, offered('5.00', true)];
    const { rows: kept, totals } = acceptOptions(rows, new Set([0]), [], 2);
    expect(kept).toEqual(rows);
    expect(totals.subtotal).toBe('10.00');
  });
});
