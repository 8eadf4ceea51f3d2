import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../../domain/kinds/decimal.ts';
import { shownFigures } from '../../domain/taxes/disclosure.ts';
import { documentView } from '../../server/drawing/view/view.ts';
import { publicRecord } from '../../server/features/invoicing/invoices/publicRecord.ts';
import { publicInvoice } from '../../src/public/records/publicInvoice.ts';
import { amountRows, netRows } from '../../src/public/summary/amounts.ts';
import { sampleInvoice } from '../support/sampleDocument.ts';

const figures = ['importer_total_payable_exporter', 'importer_total_payable', 'exporter_net_total'] as const;
const printed = { pay_to: null, contact: null, language: null };
const combinations = [true, false].flatMap((show_tax_invoice) =>
  [true, false].map((show_exporter_net) => ({ show_tax_invoice, show_exporter_net })),
);

describe.each(combinations)('with %j', (shown) => {
  const { lines, called: _, ...sample } = sampleInvoice(shown);
  const answer = publicRecord(
    { ...sample, items_invoice: lines, uuid: 'u', status: 'billed', transactions: [], amount: sample.total },
    printed,
    'UTC',
  );

  it('the public answer, its page and the document show the same figures', () => {
    const page = publicInvoice.parse({ ...answer, transactions: null, amount: sample.importer_total_payable_exporter });
    const words = { t: (key: string) => key, language: 'en' } as const;
    const rows = [...amountRows(page, 'due', words), ...netRows(page, 'due', words)].map(({ amount }) => amount);
    const document = JSON.stringify(documentView(sampleInvoice(shown), 'en'));
    const expected = figures.map((figure) => shownFigures(shown).includes(figure));
    const amounts = figures.map((figure) => sample[figure] ?? '');
    expect(figures.map((figure) => figure in answer)).toEqual(expected);
    expect(amounts.map((amount) => rows.includes(amount))).toEqual(expected);
    expect(amounts.map((amount) => document.includes(formatDecimal(amount, 'en', { least: 2 })))).toEqual(expected);
  });
});
