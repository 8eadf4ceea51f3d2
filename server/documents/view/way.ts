import { parseDecimal } from '../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import type { Formats } from '../format.ts';
import { fill, type Labels } from '../labels.ts';
import type { DrawnDocument } from '../request.ts';
import { splitView, type SplitView } from './split.ts';
import { costParts, sumRows, type SumRow } from './totals.ts';

interface Account {
  title: string;
  rows: SumRow[];
  result: { label: string; amount: string };
}

/** What the exporter keeps of the amount due, and, if the invoice shows its taxes, what it costs the importer. */
export interface WayView {
  title: string;
  sums: Account[];
  split: SplitView | null;
}

/** Returns the flow of the money (design §6); null if the invoice has no tax, or hides the exporter's net amount. */
export function wayView(invoice: DrawnDocument, labels: Labels, formats: Formats): WayView | null {
  const { total_taxes: taxes = '0', show_tax_invoice: showsTaxes = false } = invoice;
  if (!invoice.show_exporter_net || parseDecimal(taxes, decimalsOf(invoice.currency)) === 0n) return null;
  const net = netAccount(invoice, labels, formats);
  return {
    title: fill(labels.way.title, { currency: invoice.currency }),
    sums: showsTaxes ? [costAccount(invoice, labels, formats), net] : [net],
    split: showsTaxes ? splitView(invoice, labels, formats) : null,
  };
}

function costAccount(invoice: DrawnDocument, labels: Labels, formats: Formats): Account {
  const { figures, way } = labels;
  const pay = ['', figures.importer_total_payable_exporter, invoice.importer_total_payable_exporter] as const;
  return {
    title: way.cost.title,
    rows: sumRows([pay, ...costParts(invoice, labels)], invoice, formats),
    result: { label: figures.importer_total_payable, amount: formats.amount(invoice.importer_total_payable ?? '0') },
  };
}

function netAccount(invoice: DrawnDocument, labels: Labels, formats: Formats): Account {
  const { figures, way } = labels;
  return {
    title: way.net.title,
    rows: sumRows(
      [
        ['', figures.importer_total_payable_exporter, invoice.importer_total_payable_exporter],
        ['−', figures.exporter_total_taxes_payable_importer, invoice.exporter_total_taxes_payable_importer],
        ['−', figures.exporter_total_taxes_payable_exporter, invoice.exporter_total_taxes_payable_exporter],
      ],
      invoice,
      formats,
    ),
    result: { label: figures.exporter_net_total, amount: formats.amount(invoice.exporter_net_total ?? '0') },
  };
}
