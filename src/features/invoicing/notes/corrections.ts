import { decimalText, parseDecimal } from '../../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import {
  creditLine,
  leftOf,
  type CorrectedLine,
  type CreditedPart,
  type Measure,
} from '../../../../domain/notes/correctedLine.ts';
import { debitLine } from '../../../../domain/notes/debitLine.ts';
import { linesAmong, type RecordedRow, type RecordedLine } from '../../../../domain/documents/rows.ts';
import { boxOf } from '../../../../domain/taxes/boxes.ts';
import { compose, noSums } from '../../../../domain/taxes/compose.ts';
import type { TaxFigures } from '../../../../domain/taxes/figures.ts';
import { taxesOfLine } from '../../../../domain/taxes/line.ts';
import { figureFraction, type TributeTerms } from '../../../../domain/taxes/terms.ts';
import { isDecimal } from '../../../../domain/money/decimal.ts';
import type { correctedBy } from '../../../../schemas/parts/invoicing/notes.ts';

/** What a user enters for a line: one of amount and quantity, or all that is left. */
export interface Correction {
  readonly corrects_line: string;
  readonly corrected_by: (typeof correctedBy)[number];
  readonly amount?: string | null;
  readonly quantity?: string | null;
}

/** A note as read, of which the lines count. */
export interface EarlierNote {
  readonly lines: readonly RecordedRow[];
}

/** A line that can be corrected, with what earlier notes took of it. */
export interface Correctable {
  readonly row: RecordedLine & { readonly uuid: string };
  readonly line: CorrectedLine;
  readonly earlier: readonly CreditedPart[];
  readonly left: CorrectedLine | undefined;
  readonly terms: readonly TributeTerms[];
}

/** The figures of a note that is being entered; `net` is what its taxes are computed of. */
export type NoteTotals = TaxFigures & { readonly net: string };

/** Returns the lines of the corrected document with what is left of them. A debit note takes nothing. */
export function correctableLines(
  rows: readonly RecordedRow[],
  notes: readonly EarlierNote[],
  currency: string,
): readonly Correctable[] {
  const decimals = decimalsOf(currency);
  const units = (amount: string | undefined) => parseDecimal(amount ?? '0', decimals);
  const netOf = ({ net, total }: RecordedLine) => units(net ?? total);
  const taken = Map.groupBy(
    notes.flatMap(({ lines }) => linesAmong(lines)),
    (line) => (line as { corrects_line?: string }).corrects_line,
  );
  return linesAmong(rows).flatMap((row): Correctable[] => {
    const { uuid } = row;
    if (uuid === undefined) return [];
    const terms = termsOf(row);
    const line: CorrectedLine = {
      net: netOf(row),
      quantity: parseDecimal(row.quantity ?? '1', figureFraction),
      tributes: (row.scenery.tributes ?? []).map(({ amount }) => units(amount)),
    };
    const earlier = (taken.get(uuid) ?? []).map((part) => ({
      net: netOf(part),
      quantity:
        (part as { corrected_by?: string }).corrected_by === 'amount'
          ? undefined
          : parseDecimal(part.quantity ?? '0', figureFraction),
      tributes: (part.scenery.tributes ?? []).map(({ amount }) => units(amount)),
    }));
    return [{ row: { ...row, uuid }, line, earlier, left: leftOf(line, earlier), terms }];
  });
}

const termsOf = ({ scenery }: RecordedLine): TributeTerms[] =>
  (scenery.tributes ?? []).map(({ value = '0', is_fixed = false, is_origin = true, tax_responsible = 'exporter' }) => ({
    value,
    is_fixed,
    is_origin,
    tax_responsible,
  }));

/** Returns what a correction takes of a line, or adds to it; undefined while it is incomplete or more than is left. */
export function partOf(
  { line, earlier, terms }: Correctable,
  correction: Correction,
  { isCredit, currency }: { readonly isCredit: boolean; readonly currency: string },
): CreditedPart | undefined {
  const decimals = decimalsOf(currency);
  const measure = measureOf(correction, decimals);
  if (!measure) return undefined;
  if (isCredit) {
    const part = creditLine(line, earlier, measure);
    return typeof part === 'string' ? undefined : part;
  }
  if (measure.by === 'all') return undefined;
  const taxesOf = (net: bigint) =>
    taxesOfLine({ quantity: '1', price: decimalText(net, decimals), tributes: [...terms] }, decimals).tributes.map(
      ({ amount }) => parseDecimal(amount, decimals),
    );
  return debitLine(line, measure, taxesOf);
}

function measureOf({ corrected_by: by, amount, quantity }: Correction, decimals: number): Measure | undefined {
  if (by === 'all') return { by };
  const entered = by === 'amount' ? amount : quantity;
  const places = by === 'amount' ? decimals : figureFraction;
  if (!entered || !isDecimal(entered) || (entered.split('.')[1]?.length ?? 0) > places) return undefined;
  const units = parseDecimal(entered, places);
  if (units <= 0n) return undefined;
  return by === 'amount' ? { by, amount: units } : { by, quantity: units };
}

/** Sums up what a note takes, or adds, as the server does at issue. */
export function noteTotals(
  parts: readonly { readonly part: CreditedPart; readonly terms: readonly TributeTerms[] }[],
  currency: string,
): NoteTotals {
  const decimals = decimalsOf(currency);
  const sums = noSums();
  for (const { part, terms } of parts) {
    sums.base += part.net;
    terms.forEach((term, at) => {
      sums[boxOf(term)] += part.tributes[at] ?? 0n;
    });
  }
  return { net: decimalText(sums.base, decimals), ...compose(sums, decimals) };
}

/** Returns what a stored line of a note says of its measure, without what the server computed. */
export function correctionOf(line: Correction): Correction {
  const { corrects_line, corrected_by = 'all', amount, quantity } = line;
  if (corrected_by === 'amount') return { corrects_line, corrected_by, amount };
  return corrected_by === 'quantity' ? { corrects_line, corrected_by, quantity } : { corrects_line, corrected_by };
}
