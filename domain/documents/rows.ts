import type { line } from '../../schemas/parts/documents/lines.ts';
import type { TextKind } from '../../schemas/parts/documents/rowKinds.ts';
import type { Infer } from '../../schemas/resource.ts';
import { decimalText, parseDecimal } from '../money/decimal.ts';

/** A row of a document; one without a kind is a line. */
export interface AnyRow {
  readonly row?: unknown;
}

/** A row that is printed between lines. */
export interface TextRow {
  readonly row: TextKind;
  readonly description?: string | null | undefined;
}

type Recorded = Infer<typeof line>;

/** A row of a document's record. */
export type RecordedRow = RecordedLine | (TextRow & Pick<Recorded, 'uuid' | 'total'>);

export type RecordedLine = Omit<Recorded, 'row' | Needed> &
  Required<Pick<Recorded, Needed>> &
  Option &
  Mirror & { readonly row?: undefined };

/** What a line of a quote says: whether the client may leave it out, and whether they accepted it. */
export interface Option {
  readonly is_optional?: boolean | null | undefined;
  readonly is_accepted?: boolean | null | undefined;
}

/** What a line says that deducts a line of a deposit: it bears minus what that line bears, and stands by itself. */
export interface Mirror {
  readonly mirrors_line?: string | null | undefined;
}

/** What every line has. */
type Needed = 'item' | 'quantity' | 'price' | 'scenery';

/** The lines among some rows. */
export type LineOf<Row> = Exclude<Row, TextRow>;

/** Returns whether a row is a line, which bears amounts. */
export const isLine = <Row extends AnyRow>(row: Row): row is LineOf<Row> =>
  (row.row ?? undefined) === undefined || row.row === 'line';

/** Returns the lines among the rows of a document. */
export const linesAmong = <Row extends AnyRow>(rows: readonly Row[]): LineOf<Row>[] => rows.filter(isLine);

/** Returns whether a line counts in the totals: an optional one does once it is accepted. */
export const isCounted = ({ is_optional: isOptional, is_accepted: isAccepted }: Option): boolean =>
  isOptional !== true || isAccepted === true;

/** Returns the lines that count in the totals. */
export const countedAmong = <Row extends AnyRow & Option>(rows: readonly Row[]): LineOf<Row>[] =>
  linesAmong(rows).filter(isCounted);

/** Returns whether a line deducts one of a deposit. */
export const isMirrored = ({ mirrors_line: line }: Mirror): boolean => (line ?? undefined) !== undefined;

/** Returns the lines that share the discounts and charges of their document: not those that deduct a deposit. */
export const sharingAmong = <Row extends AnyRow & Option & Mirror>(rows: readonly Row[]): LineOf<Row>[] =>
  countedAmong(rows).filter((line) => !isMirrored(line));

/** Returns the quantity of a line as it is shown: below 0 like its total, which only that of a deducted deposit is. */
export const shownQuantity = ({
  quantity = '1',
  total = '0',
}: {
  readonly quantity?: string;
  readonly total?: string;
}) => (total.startsWith('-') ? `-${quantity}` : quantity);

/** Returns the number of each row that is a line, from 1; undefined for the others. */
export function lineNumbers(rows: readonly AnyRow[]): (number | undefined)[] {
  let lines = 0;
  return rows.map((row) => (isLine(row) ? (lines += 1) : undefined));
}

interface Totalled extends AnyRow, Option, Mirror {
  readonly total?: string | null | undefined;
}

/** The figure of a line that subtotals add up. */
const totalOf = ({ total }: Totalled): string => total ?? '0';

/** Returns what each subtotal shows: the totals of the lines since the last heading or subtotal, without deducted deposits; undefined for other rows. */
export function subtotalsOf(rows: readonly Totalled[], decimals: number): (string | undefined)[] {
  let sum = 0n;
  return rows.map((row) => {
    const kind = row.row ?? 'line';
    if (kind === 'line' && isCounted(row) && !isMirrored(row)) sum += parseDecimal(totalOf(row), decimals);
    const shown = kind === 'subtotal' ? decimalText(sum, decimals) : undefined;
    if (kind === 'heading' || kind === 'subtotal') sum = 0n;
    return shown;
  });
}
