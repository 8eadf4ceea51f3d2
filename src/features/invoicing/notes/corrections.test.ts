import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesAmong, type RecordedRow } from '../../../../domain/documents/rows.ts';
import { computeNote } from '../../../../server/features/invoicing/notes/compute.ts';
import type { EarlierPart, IssuedLine } from '../../../../server/features/invoicing/notes/corrected.ts';
import { correctableLines, noteTotals, partOf, type Correction } from './corrections.ts';

const currency = 'EUR';
/** Fixtures have what the rules read. */
const rowsOf = (rows: readonly object[]) => rows as readonly RecordedRow[];
const issuedOf = (rows: readonly object[]) => rows as readonly IssuedLine[];

const cents = (units: number): string => (units / 100).toFixed(2);

const tribute = fc.record({
  rate: fc.integer({ min: 0, max: 40 }),
  is_origin: fc.boolean(),
  tax_responsible: fc.constantFrom('exporter', 'importer'),
});

/** A line as issued, with the tributes that its rates give. */
const line = fc
  .record({
    net: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 50 }),
    tributes: fc.array(tribute, { maxLength: 3 }),
  })
  .map(({ net, quantity, tributes }) => ({
    quantity: String(quantity),
    price: '1',
    net: cents(net),
    total: cents(net),
    item: { uuid: 'item', description: 'Work' },
    scenery: {
      uuid: 'scenery',
      tributes: tributes.map(({ rate, ...of }, at) => ({
        uuid: String(at),
        value: String(rate),
        is_fixed: false,
        amount: cents(Math.round((net * rate) / 100)),
        ...of,
      })),
    },
  }));

const measure = fc.oneof(
  fc.record({ corrected_by: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 500_000 }).map(cents) }),
  fc.record({ corrected_by: fc.constant('quantity' as const), quantity: fc.integer({ min: 1, max: 50 }).map(String) }),
  fc.constant({ corrected_by: 'all' as const }),
);

const document = fc.array(fc.tuple(line, fc.option(measure), fc.option(measure)), { minLength: 1, maxLength: 4 });

describe.each(['credit', 'debit'] as const)('the totals of a %s note while it is entered', (kind) => {
  it('are those that the server computes, also after an earlier note', () => {
    fc.assert(
      fc.property(document, (drawn) => {
        const issued = drawn.map(([of], at) => ({ uuid: `line-${at}`, ...of }));
        const basis = {
          kind,
          currency,
          lines: issuedOf(issued),
          texts: [],
          earlier: [] as EarlierPart[],
        };
        const measures = (which: 1 | 2): Correction[] =>
          drawn.flatMap((one, at) => {
            const entered = one[which];
            return entered ? [{ corrects_line: `line-${at}`, ...entered }] : [];
          });
        const first = kind === 'credit' ? computeNote(basis, measures(1)) : undefined;
        const kept = first && first.issues.length === 0 ? linesAmong(first.rows) : [];
        const earlier = kept.map((row) => ({
          corrects_line: row.corrects_line,
          net: row.net ?? row.total,
          quantity: row.corrected_by === 'amount' ? null : row.quantity,
          tributes: row.scenery.tributes.map(({ amount }) => amount),
          recovered: [],
        }));
        const computed = computeNote({ ...basis, earlier }, measures(2));
        fc.pre(computed.issues.length === 0);

        const notes = [{ lines: rowsOf(kept) }];
        const lines = correctableLines(rowsOf(issued), notes, currency);
        const entered = measures(2).flatMap((correction) => {
          const of = lines.find(({ row }) => row.uuid === correction.corrects_line);
          const part = of && partOf(of, correction, { isCredit: kind === 'credit', currency });
          return part ? [{ part, terms: of.terms }] : [];
        });
        const {
          subtotal: _subtotal,
          total: _total,
          importer_recoverable: _importer,
          exporter_recoverable: _exporter,
          ...figures
        } = computed.totals;
        expect(noteTotals(entered, currency)).toEqual(figures);
      }),
    );
  });
});
