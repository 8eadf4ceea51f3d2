import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainTribute } from './explain.ts';
import { taxesOfLines } from './line.ts';
import { recordedTaxes, type RecordedTaxes } from './recordedTaxes.ts';
import { anyDocument } from './system/samples.testing.ts';

it('of a stored line are what it was computed from, and explain each tribute alike', () => {
  fc.assert(
    fc.property(anyDocument, (lines) => {
      for (const [at, totals] of taxesOfLines(lines, 2).entries()) {
        const {
          tributes,
          rounding,
          scenery: _scenery,
          ...line
        } = lines[at] ?? { quantity: '1', price: '1', tributes: [] };
        const recorded: RecordedTaxes = {
          ...line,
          ...totals,
          scenery: { rounding, tributes: tributes.map((terms, row) => ({ ...terms, ...totals.tributes[row] })) },
        };
        const known = recordedTaxes(recorded);
        expect(known.totals).toEqual(totals);
        for (const row of tributes.keys()) {
          expect(explainTribute(row, known.terms, known.totals)).toEqual(
            explainTribute(row, { ...line, rounding, tributes }, totals),
          );
        }
      }
    }),
    { numRuns: 30 },
  );
});
