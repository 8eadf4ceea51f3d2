import { parseDecimal } from '../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { shownFigures } from '../../../domain/taxes/disclosure.ts';
import type { Formats } from '../text/format.ts';
import type { Labels } from '../text/labels.ts';
import type { DrawnDocument } from '../request.ts';

/** A row of a sum: an amount that is added or subtracted. */
export interface SumRow {
  sign: '' | '+' | '−';
  label: string;
  amount: string;
}

/** From the price of the lines to what the exporter receives, and to what the importer pays. */
export interface TotalsView {
  rows: SumRow[];
  pay: { label: string; amount: string };
  /**
   * The total that the importer pays, and the taxes on top of the amount due; null if taxes are hidden, no rows if `way`
   * has them.
   */
  cost: { rows: SumRow[]; label: string; amount: string } | null;
}

/** Returns the totals that the payer needs, with or without a tax breakdown: T + EI - IE (design §6). */
export function totalsView(document: DrawnDocument, labels: Labels, formats: Formats): TotalsView {
  const names = labels.figures;
  const { contract } = document;
  const parts: SumPart[] = [
    ['+', names.exporter_total_taxes_payable_importer, document.exporter_total_taxes_payable_importer],
    ['−', names.importer_total_taxes_payable_exporter, document.importer_total_taxes_payable_exporter],
  ];
  const shown = shownFigures(document);
  const hasWay = shown.includes('exporter_net_total');
  const rows = sumRows(parts, document, formats);
  const subtotal: SumRow = {
    sign: '',
    label: labels.totals.subtotal,
    amount: formats.amount(document.subtotal ?? '0'),
  };
  return {
    rows: rows.length === 0 ? [] : [subtotal, ...rows],
    pay: {
      label: contract ? labels.contract[contract.terms] : names.importer_total_payable_exporter,
      amount: formats.money(document.importer_total_payable_exporter ?? '0'),
    },
    cost: shown.includes('importer_total_payable')
      ? {
          rows: hasWay ? [] : sumRows(costParts(document, labels), document, formats),
          label: names.importer_total_payable,
          amount: formats.money(document.importer_total_payable ?? '0'),
        }
      : null,
  };
}

type SumPart = readonly [sign: SumRow['sign'], label: string, amount: string | undefined];

/** The amounts that the importer pays besides the amount due: taxes withheld go to its tax authority. */
export const costParts = (document: DrawnDocument, { figures }: Labels): SumPart[] => [
  ['+', figures.importer_total_taxes_payable_exporter, document.importer_total_taxes_payable_exporter],
  ['+', figures.importer_total_taxes_payable_importer, document.importer_total_taxes_payable_importer],
];

/** Returns the rows of a sum, without zero amounts. */
export function sumRows(parts: readonly SumPart[], document: DrawnDocument, formats: Formats): SumRow[] {
  const decimals = decimalsOf(document.currency);
  return parts
    .filter(([, , amount]) => parseDecimal(amount ?? '0', decimals) !== 0n)
    .map(([sign, label, amount]) => ({ sign, label, amount: formats.amount(amount ?? '0') }));
}
