import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../../domain/money/decimal.ts';
import { responsibleFor } from '../../../domain/taxes/boxes.ts';
import { linesAmong } from '../../../domain/documents/rows.ts';
import { taxBreakdown } from '../../../domain/taxes/breakdown.ts';
import { shownFigures } from '../../../domain/taxes/disclosure.ts';
import { sampleInvoice } from '../../../tests/support/sampleDocument.ts';
import { amountRows, netRows, taxRows, type AmountRow } from './amounts.ts';
import { publicInvoice } from '../records/publicInvoice.testing.ts';

const t = (key: string) => key;
const units = (amount: string) => parseDecimal(amount, 2);

/** A document as its public link returns it, without hidden figures. */
function answered(prices: readonly string[], options: { show_tax_invoice: boolean; show_exporter_net: boolean }) {
  const invoice = sampleInvoice(
    options,
    prices.map((price) => ({ price })),
  );
  const shown = Object.fromEntries(shownFigures(options).map((name) => [name, invoice[name] ?? '0']));
  const taxes = taxBreakdown(linesAmong(invoice.lines), invoice.currency, options).map((side) => ({
    side: side.side,
    countries: [...side.countries],
    total: side.total,
    tributes: side.tributes.map(({ box, isFixed, ...tribute }) => ({
      ...tribute,
      is_fixed: isFixed,
      tax_responsible: responsibleFor(box),
    })),
  }));
  return publicInvoice({
    subtotal: invoice.subtotal ?? '0',
    total: invoice.importer_total_payable_exporter ?? '0',
    importer_total_payable: null,
    ...shown,
    ...(options.show_tax_invoice && { taxes }),
  });
}

/** Returns whether each result is the sum of the preceding rows. */
function addsUp(rows: readonly AmountRow[]): boolean {
  let sum = 0n;
  return rows.every(({ sign, amount, isResult }) => {
    if (isResult) return sum === units(amount);
    sum += sign === '−' ? -units(amount) : units(amount);
    return true;
  });
}

const price = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2));
const prices = fc.array(price, { minLength: 1, maxLength: 4 });

describe('the sum that a payer reads', () => {
  it('adds up to the amount due and the total cost with the breakdown, whether the exporter shows its net or not', () => {
    fc.assert(
      fc.property(prices, fc.boolean(), (some, show_exporter_net) => {
        const document = answered(some, { show_tax_invoice: true, show_exporter_net });
        expect(addsUp(amountRows(document, 'due', { t, language: 'en' }))).toBe(true);
        expect(addsUp(netRows(document, 'due', { t }))).toBe(true);
      }),
    );
  });

  it('adds up to the amount due without it, and names no tribute', () => {
    const document = answered(['1000.00'], { show_tax_invoice: false, show_exporter_net: false });
    const rows = amountRows(document, 'due', { t, language: 'en' });
    expect(addsUp(rows)).toBe(true);
    expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
      ['figures.base', '1000.00'],
      ['figures.exporter_total_taxes_payable_importer', '230.00'],
      ['figures.importer_total_taxes_payable_exporter', '150.00'],
      ['due', '1080.00'],
    ]);
    expect(netRows(document, 'due', { t })).toEqual([]);
  });

  it('begins with the lines, and what the discounts and charges of the document make of them', () => {
    const document = {
      ...answered(['1000.00'], { show_tax_invoice: false, show_exporter_net: false }),
      subtotal: '1050.00',
      net: '1000.00',
      adjustments: [
        { kind: 'discount', percent: '10', reason: 'Loyalty', total: '-105.00' },
        { kind: 'charge', total: '55.00' },
      ],
    } as const;
    const rows = amountRows({ ...document, adjustments: [...document.adjustments] }, 'due', { t, language: 'en' });
    expect(addsUp(rows)).toBe(true);
    expect(rows.slice(0, 4).map(({ sign, label, amount }) => `${sign} ${label} ${amount}`)).toEqual([
      ' figures.subtotal 1050.00',
      '− figures.discount 10%, Loyalty 105.00',
      '+ figures.charge 55.00',
      ' figures.base 1000.00',
    ]);
  });

  it('takes the taxes that prices include off, before they are added', () => {
    const document = {
      ...answered(['1000.00'], { show_tax_invoice: false, show_exporter_net: false }),
      subtotal: '1230.00',
      net: '1000.00',
    };
    const rows = amountRows(document, 'due', { t, language: 'en' });
    expect(addsUp(rows)).toBe(true);
    expect(rows.slice(0, 4).map(({ sign, label, amount }) => `${sign} ${label} ${amount}`)).toEqual([
      ' figures.subtotal 1230.00',
      '− figures.included 230.00',
      ' figures.base 1000.00',
      '+ figures.exporter_total_taxes_payable_importer 230.00',
    ]);
  });

  it.each([
    [false, 'figures.exporter_total_taxes_payable_importer', '230.00'],
    [true, 'document.taxes.sum', '280.00'],
  ])('names the taxes of a country for what they sum, the net shown: %s', (show_exporter_net, label, amount) => {
    const document = answered(['1000.00'], { show_tax_invoice: true, show_exporter_net });
    const rows = (document.taxes ?? []).map((side) => taxRows(side, document, { t, language: 'en' }));
    expect(rows.every((side) => addsUp(side))).toBe(true);
    expect(rows[0]?.at(-1)).toMatchObject({ label, amount });
    expect(rows[1]?.at(-1)).toMatchObject({ label: 'document.taxes.sum', amount: '262.50' });
    expect(rows[1]?.map(({ note }) => note)).toContain('document.taxes.fixed · document.taxes.II');
  });

  it('names a tribute in the language of the reader, if it has a name in it', () => {
    const { taxes: some, ...document } = answered(['1000.00'], { show_tax_invoice: true, show_exporter_net: false });
    const taxes = (some ?? []).map((side) => ({
      ...side,
      tributes: side.tributes.map((tribute) => ({ ...tribute, en_name: `${tribute.name} in English` })),
    }));
    const labelsIn = (language: 'en' | 'es') =>
      amountRows({ ...document, taxes }, 'due', { t, language }).map(({ label }) => label);
    expect(labelsIn('en')).toContain('IRS retido na fonte in English');
    expect(labelsIn('es')).toContain('IRS retido na fonte');
  });

  it('tells what is left to the exporter where its company shows that', () => {
    const document = answered(['1000.00'], { show_tax_invoice: false, show_exporter_net: true });
    expect(netRows(document, 'due', { t }).map(({ sign, amount }) => sign + amount)).toEqual([
      '1080.00',
      '−230.00',
      '−50.00',
      '800.00',
    ]);
  });
});
