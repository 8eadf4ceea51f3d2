import { parseDecimal } from '../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import type { Formats } from '../format.ts';
import type { Labels } from '../labels.ts';
import type { DocumentInvoice } from '../request.ts';

/** A row of a sum: what is added or taken away, and how much. */
export interface SumRow {
  sign: '' | '+' | '−';
  label: string;
  amount: string;
}

/** From the price of the lines to what is to be sent to the exporter. */
export interface TotalsView {
  rows: SumRow[];
  pay: { label: string; amount: string };
}

/** What the payer needs to know, taxes shown in detail or not: T + EI - IE (design §6). */
export function totalsView(invoice: DocumentInvoice, labels: Labels, formats: Formats): TotalsView {
  const names = labels.figures;
  const parts: [SumRow['sign'], string, string | undefined][] = [
    ['+', names.exporter_total_taxes_payable_importer, invoice.exporter_total_taxes_payable_importer],
    ['−', names.importer_total_taxes_payable_exporter, invoice.importer_total_taxes_payable_exporter],
  ];
  const rows = sumRows(parts, invoice, formats);
  const subtotal: SumRow = { sign: '', label: labels.totals.subtotal, amount: formats.amount(invoice.subtotal ?? '0') };
  return {
    rows: rows.length === 0 ? [] : [subtotal, ...rows],
    pay: {
      label: names.importer_total_payable_exporter,
      amount: formats.money(invoice.importer_total_payable_exporter ?? '0'),
    },
  };
}

/** The rows of a sum, without those that come to nothing. */
export function sumRows(
  parts: readonly [SumRow['sign'], string, string | undefined][],
  invoice: DocumentInvoice,
  formats: Formats,
): SumRow[] {
  const decimals = decimalsOf(invoice.currency);
  return parts
    .filter(([, , amount]) => parseDecimal(amount ?? '0', decimals) !== 0n)
    .map(([sign, label, amount]) => ({ sign, label, amount: formats.amount(amount ?? '0') }));
}
