import { parseDecimal } from '../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { shownFigures } from '../../../domain/taxes/disclosure.ts';
import type { Formats } from '../text/format.ts';
import { fill, type Labels } from '../text/labels.ts';
import type { DrawnDocument } from '../request.ts';
import { splitView, type SplitView } from './split.ts';
import { sumRows, type SumRow } from './sumRows.ts';
import { costParts } from './totals.ts';

interface Account {
  title: string;
  rows: SumRow[];
  result: { label: string; amount: string };
  /** What is shown besides, and is no part of the result. */
  further: SumRow[];
}

/** What the exporter keeps of the amount due, and, if the document shows its taxes, what it costs the importer. */
export interface WayView {
  title: string;
  sums: Account[];
  split: SplitView | null;
}

/** Returns the flow of the money (design §6); null if the document has no tax, or hides the exporter's net amount. */
export function wayView(document: DrawnDocument, labels: Labels, formats: Formats): WayView | null {
  // Of the exporter's own taxes, those with a legal text instead of an amount are no part of the total.
  const { total_taxes: taxes = '0', exporter_total_taxes_payable_exporter: own = '0' } = document;
  const isNothing = (amount: string): boolean => parseDecimal(amount, decimalsOf(document.currency)) === 0n;
  const shown = shownFigures(document);
  if (!shown.includes('exporter_net_total') || (isNothing(taxes) && isNothing(own))) return null;
  const net = netAccount(document, labels, formats);
  const showsCost = shown.includes('importer_total_payable');
  return {
    title: fill(labels.way.title, { currency: document.currency }),
    sums: showsCost ? [costAccount(document, labels, formats), net] : [net],
    split: showsCost ? splitView(document, labels, formats) : null,
  };
}

function costAccount(document: DrawnDocument, labels: Labels, formats: Formats): Account {
  const { figures, way } = labels;
  const pay = ['', figures.importer_total_payable_exporter, document.importer_total_payable_exporter] as const;
  return {
    title: way.cost.title,
    rows: sumRows([pay, ...costParts(document, labels)], document, formats),
    result: { label: figures.importer_total_payable, amount: formats.amount(document.importer_total_payable ?? '0') },
    further: [],
  };
}

function netAccount(document: DrawnDocument, labels: Labels, formats: Formats): Account {
  const { figures, way } = labels;
  return {
    title: way.net.title,
    rows: sumRows(
      [
        ['', figures.importer_total_payable_exporter, document.importer_total_payable_exporter],
        ['−', figures.exporter_total_taxes_payable_importer, document.exporter_total_taxes_payable_importer],
        ['−', figures.exporter_total_taxes_payable_exporter, document.exporter_total_taxes_payable_exporter],
      ],
      document,
      formats,
    ),
    result: { label: figures.exporter_net_total, amount: formats.amount(document.exporter_net_total ?? '0') },
    further: sumRows([['', figures.exporter_recoverable, document.exporter_recoverable]], document, formats),
  };
}
