import { parseDecimal } from '../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import type { Formats } from '../format.ts';
import { fill, type Labels } from '../labels.ts';
import type { DocumentInvoice } from '../request.ts';
import { splitView, type SplitView } from './split.ts';
import { sumRows, type SumRow } from './totals.ts';

/** The two truths of a document, what it costs the importer and what is left to the exporter, and between them the taxes. */
export interface WayView {
  title: string;
  sums: { title: string; rows: SumRow[]; result: { label: string; amount: string } }[];
  split: SplitView | null;
}

/** The way of the money (design §6); nothing where the invoice hides its taxes or has none. */
export function wayView(invoice: DocumentInvoice, labels: Labels, formats: Formats): WayView | null {
  const decimals = decimalsOf(invoice.currency);
  const taxes = invoice.total_taxes ?? '0';
  if (!invoice.show_tax_invoice || parseDecimal(taxes, decimals) === 0n) return null;
  const { title, cost, net } = labels.way;
  const names = labels.figures;
  const pay = invoice.importer_total_payable_exporter;
  const result = (label: string, amount: string | undefined) => ({ label, amount: formats.amount(amount ?? '0') });
  return {
    title: fill(title, { currency: invoice.currency }),
    sums: [
      {
        title: cost.title,
        rows: sumRows(
          [
            ['', names.importer_total_payable_exporter, pay],
            ['+', names.importer_total_taxes_payable_exporter, invoice.importer_total_taxes_payable_exporter],
            ['+', names.importer_total_taxes_payable_importer, invoice.importer_total_taxes_payable_importer],
          ],
          invoice,
          formats,
        ),
        result: result(names.importer_total_payable, invoice.importer_total_payable),
      },
      {
        title: net.title,
        rows: sumRows(
          [
            ['', names.importer_total_payable_exporter, pay],
            ['−', names.exporter_total_taxes_payable_importer, invoice.exporter_total_taxes_payable_importer],
            ['−', names.exporter_total_taxes_payable_exporter, invoice.exporter_total_taxes_payable_exporter],
          ],
          invoice,
          formats,
        ),
        result: result(names.exporter_net_total, invoice.exporter_net_total),
      },
    ],
    split: splitView(invoice, labels, formats),
  };
}
