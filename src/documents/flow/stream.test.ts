import { describe, expect, it } from 'vitest';
import { lineWith, scenarioWith, tributeWith } from '../grid/lines/samples.testing.ts';
import { totalsOf } from '../grid/lines/totals.ts';
import { streamOf } from './stream.ts';

const totals = totalsOf(
  lineWith({
    scenario: scenarioWith(
      tributeWith({ uuid: 'a', value: '5' }),
      tributeWith({ uuid: 'b', value: '23', tax_responsible: 'importer' }),
      tributeWith({ uuid: 'c', value: '15', is_origin: false }),
      tributeWith({ uuid: 'd', value: '11.25', is_origin: false, tax_responsible: 'importer' }),
    ),
  }),
  2,
);
if (!totals) throw new Error('the example has totals');

describe('the money flow', () => {
  it('narrows at every tax, from the importer’s payment to the exporter’s net', () => {
    const stream = streamOf(totals);
    expect(stream.map(({ figure, after }) => [figure, Math.round(after * 1342.5 * 100) / 100])).toEqual([
      ['importer_total_payable', 1342.5],
      ['importer_total_taxes_payable_importer', 1230],
      ['importer_total_taxes_payable_exporter', 1080],
      ['importer_total_payable_exporter', 1080],
      ['exporter_total_taxes_payable_importer', 850],
      ['exporter_total_taxes_payable_exporter', 800],
      ['exporter_net_total', 800],
    ]);
    expect(stream.every((step, at) => at === 0 || step.before === stream[at - 1]?.after)).toBe(true);
  });

  it('crosses the border once, with the amount sent to the exporter', () => {
    expect(streamOf(totals).map(({ side }) => side)).toEqual([
      'importer',
      'importer',
      'importer',
      'exporter',
      'exporter',
      'exporter',
      'exporter',
    ]);
  });

  it('can be drawn if taxes exceed the amount, or if there is none', () => {
    const eaten = { ...totals, importer_total_taxes_payable_exporter: '5000.00' };
    expect(streamOf(eaten).at(-1)?.after).toBe(0);
    const nothing = { ...totals, importer_total_payable: '0.00' };
    expect(streamOf(nothing).every(({ before, after }) => before === 1 && after === 1)).toBe(true);
  });
});
