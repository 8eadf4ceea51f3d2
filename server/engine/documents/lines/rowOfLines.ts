import { lineFieldNames, statedBy } from '../../../../domain/documents/lineFields.ts';
import { isLine } from '../../../../domain/documents/rows.ts';
import { decimalText, parseDecimal } from '../../../../domain/money/decimal.ts';
import { recoverableColumns, type Recoverable } from '../../../../domain/documents/recoverable.ts';
import { taxFigures, type TaxFigures } from '../../../../domain/taxes/figures.ts';
import { figureFraction } from '../../../../domain/taxes/terms.ts';
import type { Property } from '../../../../domain/schema/property.ts';
import type { BilledRow } from './billedRow.ts';
import type { LineRow } from './lines.ts';
import type { StoredBilled, StoredLine } from './storedLines.ts';
import type { RecordedTotals } from './totals.ts';

/** Returns the columns of a document with these lines and totals, as a query would return them. */
export const rowOfLines = (
  lines: readonly LineRow[],
  totals: RecordedTotals,
): StoredTotals & { readonly lines: readonly StoredLine[] } => ({
  ...storedTotals(totals),
  lines: lines.map(storedLine),
});

/** The totals of a document as their columns keep them: without adjustments the subtotal is the net. */
export type StoredTotals = Omit<RecordedTotals, 'net'> & { readonly net: string | null };

/** Returns the totals of a document as they are written. */
export const writtenTotals = (totals: RecordedTotals): StoredTotals => ({
  ...totals,
  net: totals.net === totals.subtotal ? null : totals.net,
});

/** Returns the totals of a document as a query returns them. */
const storedTotals = (totals: RecordedTotals): StoredTotals => ({
  ...storedFigures(totals),
  ...storedRecoverable(totals),
  subtotal: stored(totals.subtotal),
  net: totals.net === totals.subtotal ? null : stored(totals.net),
  total: stored(totals.total),
});

const storedRecoverable = (of: Recoverable): Recoverable =>
  Object.fromEntries(
    recoverableColumns.map((column) => [column, of[column] === null ? null : stored(of[column])]),
  ) as Recoverable;

const storedFigures = (of: TaxFigures): TaxFigures =>
  Object.fromEntries(taxFigures.map((figure) => [figure, stored(of[figure])])) as TaxFigures;

/** Returns an amount as `numeric(20, 3)` returns it. */
export const stored = (amount: string): string => decimalText(parseDecimal(amount, 3), 3);

/** Returns the value of a line's own field as its table returns it. */
function storedValue(value: unknown, { kind }: Property): unknown {
  return kind === 'money'
    ? decimalText(parseDecimal(String(value), figureFraction), figureFraction).replace(/0{1,3}$/, '')
    : value;
}

const adjustedAmounts = ['gross', 'share', 'net'] as const;

/** What a line does not state is null in its table, like its kind and the amounts of one without adjustments. */
const unstated: object = Object.fromEntries(['row', ...lineFieldNames, ...adjustedAmounts].map((name) => [name, null]));

type Adjusted = (typeof adjustedAmounts)[number];

const storedAmounts = (line: Partial<Pick<BilledRow, Adjusted>>) =>
  Object.fromEntries(
    adjustedAmounts.map((name) => [name, line[name] === undefined ? null : stored(line[name])]),
  ) as Pick<StoredBilled, Adjusted>;

/** Returns a row of a document as its table returns it. */
export function storedLine({ position: _place, ...row }: LineRow): StoredLine {
  if (!isLine(row)) return row;
  const { scenery_uuid: _key, item_version: _item, scenery_version: _scenario, ...line } = row;
  return {
    ...unstated,
    ...line,
    ...storedFigures(line),
    item_uuid: line.item_uuid.toLowerCase(),
    ...statedBy(line, storedValue),
    ...storedAmounts(line),
    total: stored(line.total),
    scenery: line.scenery as StoredBilled['scenery'],
  };
}
