import { expect, it } from 'vitest';
import { countries, exampleTributes, sampleInvoice } from '../../tests/support/sampleDocument.ts';
import { linesAmong } from '../documents/rows.ts';
import { taxBreakdown } from './breakdown.ts';
import type { Disclosure } from './disclosure.ts';

const sample = sampleInvoice({}, [{ tributes: exampleTributes }, { tributes: exampleTributes.slice(0, 1) }]);
const lines = linesAmong(sample.lines);
const all: Disclosure = { show_tax_invoice: true, show_exporter_net: true };

const short = (disclosed: Disclosure, of = lines) =>
  taxBreakdown(of, 'USD', disclosed).map(({ side, boxes, tributes, total }) => ({
    side,
    boxes,
    tributes: tributes.map(({ amount }) => amount),
    total,
  }));

it('the taxes of a document are shown by country, each with its total', () => {
  const whole = short(all);
  expect(whole.map(({ side, boxes }) => [side, boxes])).toEqual([
    ['exporter', ['EE', 'EI']],
    ['importer', ['IE', 'II']],
  ]);
  for (const { tributes, total } of whole)
    expect(Number(total)).toBeCloseTo(
      tributes.reduce((sum, amount) => sum + Number(amount), 0),
      6,
    );
  expect(whole.map(({ tributes }) => tributes.length)).toEqual([2, 3]);
});

it('only disclosed boxes count, and a country without taxes is left out', () => {
  const [exporter, importer] = short({ show_tax_invoice: true, show_exporter_net: false });
  expect([exporter?.boxes, importer?.boxes]).toEqual([['EI'], ['IE', 'II']]);
  expect(exporter?.tributes).toHaveLength(1);
  expect(short({ show_tax_invoice: false, show_exporter_net: false })).toEqual([]);
  const atHome = sampleInvoice({}, [{ tributes: exampleTributes.slice(0, 1) }]);
  expect(short(all, linesAmong(atHome.lines)).map(({ side }) => side)).toEqual(['exporter']);
});

it('names each country of the lines once, by its code or its name', () => {
  const between = (origin: object | undefined, destiny: object | undefined) =>
    lines
      .slice(0, 1)
      .map((line) => ({ ...line, scenery: { ...line.scenery, origin, destiny } as typeof line.scenery }));
  const { brazil, portugal, japan } = countries;
  const unnamed = { name: 'Atlantis' };
  const of = [
    ...between(brazil, portugal),
    ...between({ ...brazil, name: 'Brazil' }, japan),
    ...between(undefined, unnamed),
    ...between(undefined, unnamed),
  ];
  expect(taxBreakdown(of, 'USD', all).map((side) => side.countries.map(({ name }) => name))).toEqual([
    ['Brazil'],
    ['Portugal', 'Japão', 'Atlantis'],
  ]);
});
