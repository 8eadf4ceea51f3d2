import { taxesOfDocument, type DocumentTotals } from '../../../../domain/taxes/document.ts';
import { taxesOfLine, type LineTotals } from '../../../../domain/taxes/line.ts';
import type { Line } from './line.ts';
import { isMoney, valueOf } from './tributeValue.ts';

const known = new WeakMap<Line, Map<number, LineTotals | undefined>>();

/**
 * What a line comes to with that many decimals; nothing while its quantity or
 * price is missing. A variable tribute counts as nothing until it is entered.
 * Kept with the line: typing in one of a hundred computes one.
 */
export function totalsOf(line: Line, decimals: number): LineTotals | undefined {
  const byDecimals = known.get(line) ?? new Map<number, LineTotals | undefined>();
  known.set(line, byDecimals);
  if (!byDecimals.has(decimals)) byDecimals.set(decimals, compute(line, decimals));
  return byDecimals.get(decimals);
}

/** What the document comes to: the sums over the lines that can be computed. */
export function documentTotals(lines: readonly Line[], decimals: number): DocumentTotals {
  const totals = lines.map((line) => totalsOf(line, decimals)).filter((line) => line !== undefined);
  return taxesOfDocument(totals, decimals);
}

function compute(line: Line, decimals: number): LineTotals | undefined {
  if (line.quantity === '' || line.price === '') return undefined;
  const tributes = line.scenario?.tributes ?? [];
  return taxesOfLine(
    {
      quantity: line.quantity,
      price: line.price,
      tributes: tributes.map((tribute) => ({
        value: valueOf(line, tribute) || '0',
        is_fixed: isMoney(tribute),
        is_origin: tribute.is_origin,
        tax_responsible: tribute.tax_responsible,
      })),
    },
    decimals,
  );
}
