import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxes, figureOfBox } from './boxes.ts';
import { formulaOf, taxFigures, type Part } from './figures.ts';
import { shownBoxes, shownFigures } from './disclosure.ts';

it('shows the taxes that the company discloses', () => {
  expect(shownBoxes({})).toEqual([]);
  expect(shownBoxes({ show_tax_invoice: true })).toEqual(['EI', 'IE', 'II']);
  expect(shownBoxes({ show_tax_invoice: true, show_exporter_net: true })).toEqual(boxes);
  expect(shownBoxes({ show_exporter_net: true })).toEqual([]);
});

it('shows only the amounts paid and received by default', () => {
  const least = [
    'exporter_total_taxes_payable_importer',
    'importer_total_taxes_payable_exporter',
    'importer_total_payable_exporter',
  ];
  expect(shownFigures({})).toEqual(least);
  expect(shownFigures({ show_tax_invoice: undefined, show_exporter_net: undefined })).toEqual(least);
  expect(shownFigures({ show_tax_invoice: true })).toEqual([
    ...least,
    'importer_total_taxes_payable_importer',
    'importer_total_payable',
  ]);
  expect(shownFigures({ show_exporter_net: true })).toEqual([
    ...least,
    'exporter_total_taxes_payable_exporter',
    'exporter_net_total',
  ]);
});

it('always shows the amount due, the cost to the importer only with its taxes, and all figures if all are disclosed', () => {
  const switches = fc.record({ show_tax_invoice: fc.boolean(), show_exporter_net: fc.boolean() });
  fc.assert(
    fc.property(switches, (shown) => {
      expect(shownFigures(shown)).toContain('importer_total_payable_exporter');
      expect(shownFigures(shown).includes('importer_total_payable')).toBe(shown.show_tax_invoice);
    }),
  );
  expect(shownFigures({ show_tax_invoice: true, show_exporter_net: true }).toSorted()).toEqual(taxFigures.toSorted());
});

/** Returns whether a formula has exactly one unknown part, which can then be computed. */
function canBeComputed(part: Part, known: ReadonlySet<Part>): boolean {
  return taxFigures.some((figure) => {
    const formula = formulaOf(figure);
    if (!formula) return false;
    const parts: Part[] = [figure, ...formula.map(([, one]) => one)];
    return parts.includes(part) && parts.every((one) => one === part || known.has(one));
  });
}

it.each([true, false])('reveals no internal figure by computation, taxes shown: %s', (show_tax_invoice) => {
  const known = new Set<Part>(['base', ...shownFigures({ show_tax_invoice })]);
  known.add(figureOfBox.II);
  for (const internal of [figureOfBox.EE, 'exporter_net_total', 'total_taxes'] as const) {
    expect(known.has(internal)).toBe(false);
    expect(canBeComputed(internal, known)).toBe(false);
  }
});
