import type { EnteredAdjustment } from '../../documents/adjustments.ts';
import type { StatedLine } from '../../documents/lineFields.ts';
import { statedPart } from '../../documents/linePart.ts';
import { isLine, type TextRow } from '../../documents/rows.ts';
import { compareDecimals } from '../../money/compare.ts';
import { trimDecimal } from '../../money/trimDecimal.ts';
import type { PeriodPart } from '../../taxes/periodPart.ts';
import { isForPeriod, type BilledPeriod } from '../schedule/billedPeriod.ts';
import type { EffectiveDay } from './effectiveDay.ts';

/** A line with its share of the document's adjustments. */
interface SharedLine extends StatedLine {
  readonly row?: undefined;
  readonly share?: string | null | undefined;
}

type Row = SharedLine | TextRow;

/** The rows of terms, and the adjustments of their document. */
export interface TermsRows<R extends Row> {
  readonly rows: readonly R[];
  readonly adjustments: readonly EnteredAdjustment[] | null | undefined;
}

/**
 * Returns the rows of an invoice whose terms change inside its period: those before bill the days until then, those after the
 * others. Each line bears its share of the document's adjustments as an adjustment of the line, so that the document has none.
 */
export function splitRows<R extends Row>(before: TermsRows<R>, after: TermsRows<R>, at: EffectiveDay): R[] {
  const { days_before: day, all_days } = at;
  const first = withOwnShares(before).flatMap((row) => (isSplitLine(row) ? cut(row, day, all_days) : [row]));
  const rest: PeriodPart = { days: all_days - day, all_days, days_before: day };
  return [...first, ...withOwnShares(after).map((row) => (isSplitLine(row) ? { ...row, ...rest } : row))];
}

const isSplitLine = <R extends Row>(row: R): row is R & SharedLine => isLine(row);

/** Returns what a line bills of the first days, as one that may already bill a part of the period. */
function cut<Line extends SharedLine>(line: Line, day: number, all: number): Line[] {
  const { days, days_before: before } = statedPart(line) ?? { days: all, days_before: 0 };
  const left = Math.min(days, day - before);
  return left > 0 ? [{ ...line, days: left, all_days: all, days_before: before }] : [];
}

/** Returns rows whose lines bear their shares of the document's adjustments as one of their own. */
export const withOwnShares = <R extends Row>({ rows, adjustments }: TermsRows<R>): R[] =>
  rows.map((row) => (isSplitLine(row) ? withOwnShare(row, adjustments ?? []) : row));

function withOwnShare<Line extends SharedLine>(line: Line, all: readonly EnteredAdjustment[]): Line {
  const { share } = line;
  if (!share || compareDecimals(share, '0') === 0) return line;
  const kind = share.startsWith('-') ? 'discount' : 'charge';
  const alike = all.filter((one) => one.kind === kind);
  const reason = [...new Set(alike.flatMap((one) => one.reason ?? []))].join(', ').slice(0, mostOfReason);
  const [only] = alike.length === 1 ? alike : [];
  const own = {
    kind,
    amount: trimDecimal(share.replace('-', '')),
    ...(reason && { reason }),
    ...(only?.reason_code && { reason_code: only.reason_code }),
  } satisfies EnteredAdjustment;
  return { ...line, share: undefined, adjustments: [...(line.adjustments ?? []), own] };
}

/** The longest reason (`schemas/parts/documents/adjustments.ts`). */
const mostOfReason = 200;

/**
 * Returns the rows of an invoice as they hold for a whole period: those that bill its last days, without the parts before, and
 * without lines for the periods of earlier invoices.
 */
export const withoutParts = <R extends Row>(rows: readonly R[], period: BilledPeriod | undefined): R[] =>
  rows.flatMap((row): R[] => {
    if (!isSplitLine(row)) return [row];
    if (period && !isForPeriod(row, period)) return [];
    const part = statedPart(row);
    if (!part) return [row];
    const isLast = part.days_before + part.days === part.all_days;
    return isLast ? [{ ...row, period: undefined, days: undefined, all_days: undefined, days_before: undefined }] : [];
  });
