import { parseDecimal } from '../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../domain/money/sum.ts';
import type { Formats } from '../text/format.ts';
import { fill, type Labels } from '../text/labels.ts';
import type { DrawnDocument } from '../request.ts';

/** The parts of the importer's cost: as a bar, `share` in thousandths, and as a sentence. */
export interface SplitView {
  bar: { label: string; amount: string; share: number }[];
  summary: string;
}

/** Splits the importer's cost into its three parts; null if taxes exceed the price, which a bar cannot show. */
export function splitView(document: DrawnDocument, labels: Labels, formats: Formats): SplitView | null {
  const decimals = decimalsOf(document.currency);
  const words = labels.way.bar;
  const both = (one = '0', other = '0') => sumAmounts([one, other], decimals);
  const parts: [string, string][] = [
    [labels.figures.exporter_net_total, document.exporter_net_total ?? '0'],
    [
      words.origin,
      both(document.exporter_total_taxes_payable_exporter, document.exporter_total_taxes_payable_importer),
    ],
    [
      words.destiny,
      both(document.importer_total_taxes_payable_exporter, document.importer_total_taxes_payable_importer),
    ],
  ];
  const cost = parseDecimal(document.importer_total_payable ?? '0', decimals);
  const units = parts.map(([, amount]) => parseDecimal(amount, decimals));
  if (cost <= 0n || units.some((part) => part < 0n)) return null;
  return {
    bar: parts.map(([label, amount]) => ({
      label,
      amount: formats.amount(amount),
      share: Number((parseDecimal(amount, decimals) * 1000n) / cost),
    })),
    summary: fill(words.summary, {
      cost: formats.money(document.importer_total_payable ?? '0'),
      net: formats.money(document.exporter_net_total ?? '0'),
      taxes: formats.money(document.total_taxes ?? '0'),
    }),
  };
}
