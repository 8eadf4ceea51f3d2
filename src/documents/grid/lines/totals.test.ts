import { describe, expect, it } from 'vitest';
import { lineWith, scenarioWith, tributeWith } from './samples.testing.ts';
import { computedLines, documentTotals, totalsOf } from './totals.ts';

const example = lineWith({
  scenario: scenarioWith(
    tributeWith({ uuid: 'a', value: '5' }),
    tributeWith({ uuid: 'b', value: '23', tax_responsible: 'importer' }),
    tributeWith({ uuid: 'c', value: '15', is_origin: false }),
    tributeWith({ uuid: 'd', type: 'Variable', value: undefined, is_origin: false, tax_responsible: 'importer' }),
    tributeWith({ uuid: 'e', type: 'Fixed_Value', value: '12.50', is_origin: false, tax_responsible: 'importer' }),
  ),
  values: { d: '10' },
});

describe('the live totals', () => {
  it('equal those of the worked example (design §6)', () => {
    expect(totalsOf(example, 2)).toMatchObject({
      total: '1000.00',
      total_taxes: '542.50',
      importer_total_payable_exporter: '1080.00',
      importer_total_payable: '1342.50',
      exporter_net_total: '800.00',
    });
  });

  it('count a variable tribute as zero until it is entered', () => {
    expect(totalsOf({ ...example, values: {} }, 2)?.importer_total_payable).toBe('1242.50');
  });

  it('are computed once for an unchanged line', () => {
    expect(totalsOf(example, 2)).toBe(totalsOf(example, 2));
    expect(totalsOf(example, 0)?.total).toBe('1000');
  });

  it('exclude lines without a figure', () => {
    expect(totalsOf(lineWith({ price: '' }), 2)).toBeUndefined();
    expect(documentTotals([example, lineWith({ key: 'x', price: '' })], 2).total).toBe('1080.00');
    expect(documentTotals([], 2).importer_total_payable).toBe('0.00');
  });
});

describe('a price that includes taxes', () => {
  it('has a net without those of the exporter’s country that the importer bears', () => {
    const inside = { ...example, key: 'inside', price: '1230', price_includes_tax: true };
    expect(totalsOf(inside, 2)).toMatchObject({ total: '1230.00', net: '1000.00', exporter_net_total: '800.00' });
    const adjustments = [{ kind: 'discount' as const, amount: '123.00' }];
    expect(documentTotals([inside], 2, adjustments)).toMatchObject({ subtotal: '1230.00', net: '900.00' });
  });
});

describe('discounts and charges', () => {
  it('of a line count while they are typed, and incomplete ones do not', () => {
    const adjusted = {
      ...example,
      key: 'adjusted',
      adjustments: [{ kind: 'discount' as const, percent: '10' }, { kind: 'charge' as const }],
    };
    expect(totalsOf(adjusted, 2)).toMatchObject({ gross: '1000.00', total: '900.00', net: '900.00' });
  });

  it('of a document are spread over its lines, and its totals follow', () => {
    const adjustments = [{ kind: 'discount' as const, amount: '100.00' }];
    const [first] = computedLines([example], 2, adjustments);
    expect(first?.totals).toMatchObject({ total: '1000.00', share: '-100.00', net: '900.00' });
    expect(documentTotals([example], 2, adjustments)).toMatchObject({ subtotal: '1000.00', net: '900.00' });
    expect(documentTotals([example], 2)).toMatchObject({ subtotal: '1000.00', net: '1000.00' });
  });
});
