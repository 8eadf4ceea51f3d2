import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../money/decimal.ts';
import { taxesOfDocument } from './document.ts';
import { taxesOfLine, taxesOfLines } from './line.ts';
import { anyDocument } from './system/samples.testing.ts';
import { exactOf, systemOf } from './system/system.ts';
import type { LineTerms } from './terms.ts';

const units = (amount = '0'): bigint => parseDecimal(amount, 2);

describe('the taxes of a document', () => {
  it('are the difference of what one pays and the other keeps, on each line and together', () => {
    fc.assert(
      fc.property(anyDocument, (lines) => {
        const all = taxesOfLines(lines, 2);
        for (const one of [...all, taxesOfDocument(all, 2)]) {
          expect(units(one.importer_total_payable) - units(one.exporter_net_total)).toBe(units(one.total_taxes));
        }
      }),
    );
  });

  it('by line are those of each line by itself', () => {
    fc.assert(
      fc.property(anyDocument, (lines) => {
        const byLine = lines.map((line): LineTerms => ({ ...line, rounding: 'line' }));
        expect(taxesOfLines(byLine, 2)).toEqual(byLine.map((line) => taxesOfLine(line, 2)));
      }),
    );
  });

  it('do not depend on the order of the rows', () => {
    fc.assert(
      fc.property(anyDocument, (lines) => {
        const backwards = new Map(lines.map(({ tributes }) => [tributes, tributes.toReversed()]));
        const other = lines.map((line): LineTerms => ({ ...line, tributes: backwards.get(line.tributes) ?? [] }));
        expect(taxesOfLines(other, 2).map(({ tributes }) => tributes.toReversed())).toEqual(
          taxesOfLines(lines, 2).map(({ tributes }) => tributes),
        );
      }),
    );
  });

  it('rounded for the document are less than a cent from the exact amount on each line', () => {
    fc.assert(
      fc.property(anyDocument, (lines) => {
        const all = taxesOfLines(lines, 2);
        for (const [at, line] of lines.entries()) {
          const { forms } = systemOf(line.tributes);
          for (const [row, terms] of line.tributes.entries()) {
            const form = forms[row];
            if (!form || terms.is_fixed || form.of.length > 0) continue;
            const { n, d } = exactOf(form, units(all[at]?.net), []);
            const difference = units(all[at]?.tributes[row]?.amount) * d - n;
            expect(difference < d && difference > -d).toBe(true);
          }
        }
      }),
    );
  });

  it('recover no more than they are', () => {
    fc.assert(
      fc.property(anyDocument, (lines) => {
        for (const { tributes } of taxesOfLines(lines, 2)) {
          for (const { amount, recovered } of tributes) expect(units(recovered) <= units(amount)).toBe(true);
        }
      }),
    );
  });
});
