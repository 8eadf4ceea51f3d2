import fc from 'fast-check';
import { expect, it } from 'vitest';
import issued from '../../schemas/reports/issued.ts';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { storedDecimals } from '../money/decimals.ts';
import { joinedFigures, type GroupFigures } from './joinedFigures.ts';

const document = fc.record({
  kind: fc.constantFrom('invoiced', 'credited', 'debited'),
  currency: fc.constantFrom('BRL', 'JPY', 'KWD'),
  key: fc.constantFrom('2026-01', '2026-02', null),
  units: fc.bigInt({ min: 0n, max: 10_000_000n }),
});
type Document = typeof document extends fc.Arbitrary<infer D> ? D : never;

const text = (units: bigint): string => decimalText(units, storedDecimals);
const units = (value: unknown): bigint => parseDecimal(String(value), storedDecimals);
const sum = (documents: readonly Document[]): bigint => documents.reduce((all, { units: of }) => all + of, 0n);

/** The rows of one list, as the database sums it. */
function rowsOf(documents: readonly Document[], kind: Document['kind']): GroupFigures[] {
  const own = documents.filter((each) => each.kind === kind);
  const figures = (of: readonly Document[]) => ({
    [kind]: text(sum(of)),
    ...(kind === 'invoiced' && { count: of.length }),
  });
  return [...Map.groupBy(own, ({ currency }) => currency)].flatMap(([currency, of]): GroupFigures[] => [
    ...[...Map.groupBy(of, ({ key }) => key)].map(([key, some]): GroupFigures => ({
      part: 'group',
      currency,
      key,
      values: figures(some),
    })),
    { part: 'whole', currency, key: null, values: figures(of) },
  ]);
}

it('each group has its invoices less its credit notes and with its debit notes, the largest of each currency first', () => {
  fc.assert(
    fc.property(fc.array(document, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), (documents, most) => {
      const lists = (['invoiced', 'credited', 'debited'] as const).map((kind) => rowsOf(documents, kind));
      const { rows, count } = joinedFigures(issued, lists, 9);
      for (const { part, currency, key, values } of rows) {
        const of = documents.filter((each) => each.currency === currency && (part === 'whole' || each.key === key));
        const total = of.reduce((all, each) => all + (each.kind === 'credited' ? -each.units : each.units), 0n);
        expect(units(values['amount'])).toBe(total);
        expect(values['count']).toBe(of.filter(({ kind }) => kind === 'invoiced').length);
      }
      const places = new Set(documents.map(({ currency, key }) => JSON.stringify([currency, key])));
      const groups = rows.filter(({ part }) => part === 'group');
      expect([groups.length, count]).toEqual([places.size, places.size]);
      const currencies = groups.map(({ currency }) => currency);
      expect(currencies).toEqual(currencies.toSorted());
      const cut = joinedFigures(issued, lists, most).rows.filter(({ part }) => part === 'group');
      expect(cut).toHaveLength(Math.min(most, groups.length));
      for (const currency of new Set(documents.map((each) => each.currency))) {
        const amounts = groups.filter((row) => row.currency === currency).map(({ values }) => units(values['amount']));
        expect(amounts).toEqual(amounts.toSorted((one, other) => (one > other ? -1 : Number(one < other))));
        const kept = cut.filter((row) => row.currency === currency);
        expect(kept).toEqual(groups.filter((row) => row.currency === currency).slice(0, kept.length));
        expect(rows.filter((row) => row.part === 'whole' && row.currency === currency)).toHaveLength(1);
      }
    }),
  );
});
