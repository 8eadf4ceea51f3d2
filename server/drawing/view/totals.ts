import { adjustmentLabel, documentAdjustmentRows, includedTaxes } from '../../../domain/documents/adjustmentRows.ts';
import { shownFigures, shownRecovery } from '../../../domain/taxes/disclosure.ts';
import type { Formats } from '../text/format.ts';
import type { Labels } from '../text/labels.ts';
import type { DocumentLocale, DrawnDocument } from '../request.ts';
import { namedIn } from './lines.ts';
import { settledIn, settledRows } from './payment.ts';
import { sumRows, type SumPart, type SumRow } from './sumRows.ts';

/** From the price of the lines to what the exporter receives, and to what the importer pays. */
export interface TotalsView {
  rows: SumRow[];
  /** The amount due, or what is still open of it. */
  pay: { label: string; amount: string };
  /**
   * The total that the importer pays, and the taxes on top of the amount due; null if taxes are hidden, no rows if `way`
   * has them. `recovery` is what the importer gets back of them, and its cost without that.
   */
  cost: { rows: SumRow[]; label: string; amount: string; recovery: SumRow[] } | null;
}

/**
 * Returns the totals that the payer needs, with or without a tax breakdown: T + EI - IE (design §6), and from there to what
 * is still open once something is paid.
 */
export function totalsView(
  document: DrawnDocument,
  labels: Labels,
  formats: Formats,
  locale: DocumentLocale,
): TotalsView {
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
  const adjusted = adjustedRows(document, { labels, formats, locale });
  const sums = rows.length + adjusted.length === 0 ? [] : [subtotal, ...adjusted, ...rows];
  const total = {
    label: contract ? labels.contract[contract.terms] : names.importer_total_payable_exporter,
    amount: document.importer_total_payable_exporter ?? '0',
  };
  const settled = settledIn(document);
  const booked = settled ? [{ ...total, sign: '' } as const, ...settledRows(settled, labels)] : [];
  return {
    rows: [...sums, ...booked.map((row) => ({ ...row, amount: formats.amount(row.amount) }))],
    pay: settled
      ? { label: labels.settled.open, amount: formats.money(settled.open) }
      : { ...total, amount: formats.money(total.amount) },
    cost: shown.includes('importer_total_payable')
      ? {
          rows: hasWay ? [] : sumRows(costParts(document, labels), document, formats),
          label: names.importer_total_payable,
          amount: formats.money(document.importer_total_payable ?? '0'),
          recovery: recoveryRows(document, labels, formats),
        }
      : null,
  };
}

function recoveryRows(document: DrawnDocument, { figures }: Labels, formats: Formats): SumRow[] {
  const { importer_recoverable: recoverable = '0', importer_net_cost: net = '0' } = document;
  if (!shownRecovery(document).includes('importer_recoverable') || !/[1-9]/.test(recoverable)) return [];
  return sumRows(
    [
      ['−', figures.importer_recoverable, recoverable],
      ['', figures.importer_net_cost, net],
    ],
    document,
    formats,
  );
}

interface Wording {
  readonly labels: Labels;
  readonly formats: Formats;
  readonly locale: DocumentLocale;
}

/** The discounts and charges of the document, and the taxes that its prices include. */
function adjustedRows(document: DrawnDocument, { labels, formats, locale }: Wording): SumRow[] {
  const rows = documentAdjustmentRows(document.adjustments, document.lines, document.currency);
  const included = includedTaxes(document, rows, document.currency);
  return [
    ...rows.map((row): SumRow => ({
      sign: row.total.startsWith('-') ? '−' : '+',
      label: adjustmentLabel(row, namedIn(labels, locale)),
      amount: formats.amount(row.total.replace('-', '')),
    })),
    ...sumRows([['−', labels.figures.included, included]], document, formats),
  ];
}

/** The amounts that the importer pays besides the amount due: taxes withheld go to its tax authority. */
export const costParts = (document: DrawnDocument, { figures }: Labels): SumPart[] => [
  ['+', figures.importer_total_taxes_payable_exporter, document.importer_total_taxes_payable_exporter],
  ['+', figures.importer_total_taxes_payable_importer, document.importer_total_taxes_payable_importer],
];
