import {
  lineFieldNames,
  lineProperty,
  statedBy,
  type LineField,
  type StatedLine,
} from '../../../../domain/documents/lineFields.ts';
import { recoveryOfLines } from '../../../../domain/documents/recoverable.ts';
import { isLine, subtotalsOf, type Mirror, type Option, type TextRow } from '../../../../domain/documents/rows.ts';
import { taxFigures, type TaxFigures } from '../../../../domain/taxes/figures.ts';
import type { LanguageNames } from '../../../../schemas/parts/names.ts';
import type { DocumentNames, OwnField } from '../names.ts';
import { storedDecimals } from './money.ts';

/** A row of a document as its table returns it. */
export type StoredLine = StoredBilled | StoredTextRow;

/** A text, heading or subtotal as its table returns it. */
export interface StoredTextRow extends TextRow {
  readonly uuid?: string | undefined;
}

/** A line as its table returns it. */
export interface StoredBilled extends TaxFigures, StatedLine, Option, Mirror {
  readonly row?: null | undefined;
  /** Absent while the line is only computed. */
  readonly uuid?: string | undefined;
  readonly item_uuid: string;
  readonly item_description: string;
  readonly item_names?: LanguageNames | null | undefined;
  readonly total: string;
  /** Null without adjustments: then the total is gross and net. */
  readonly gross: string | null;
  readonly share: string | null;
  readonly net: string | null;
  readonly scenery: Readonly<Record<string, unknown>>;
}

/** SQL: a line's own field as its table returns it: numbers without trailing zeros, prices as amounts, dates as text. */
export function storedField(name: LineField, alias: string): string {
  const { kind, type } = lineProperty(name);
  const column = `${alias}.${name}`;
  // With the decimals of other amounts, or more.
  if (kind === 'money') return `(trim_scale(${column}) + 0.000)::text`;
  if (kind === 'decimal') return `trim_scale(${column})::text`;
  return type === 'string' ? `${column}::text` : column;
}

/**
 * SQL: the lines of the documents of `alias` as JSON, each as a `StoredLine`; `json` costs a third of `jsonb` to build.
 */
export const linesColumn = (
  { lines, key, options, ownFields = [] }: Pick<DocumentNames, 'lines' | 'key' | 'options' | 'ownFields'>,
  alias: string,
): string => `(
  select coalesce(json_agg(json_build_object('uuid', l.uuid, 'row', l.row, 'item_uuid', l.item_uuid, 'item_description', l.item_description,
    'item_names', l.item_names, 'gross', l.gross::text, 'total', l.total::text, 'share', l.share::text, 'net', l.net::text, 'scenery', l.scenery,
    ${[...lineFieldNames.map((name) => `'${name}', ${storedField(name, 'l')}`), ...options.map((name) => `'${name}', l.${name}`)].join(', ')},
    ${taxFigures.map((figure) => `'${figure}', l.${figure}::text`).join(', ')}${ownFields.map(({ name }) => `, '${name}', l.${name}::text`).join('')}  ) order by l.position), '[]'::json)
  from ${lines} l where l.tenant_id = ${alias}.tenant_id and l.${key} = ${alias}.uuid)`;

type Money = (text: string) => string;

/** Returns the figures of a document or line as the API shows them. */
export const figuresOf = (from: TaxFigures, money: Money): Record<string, string> =>
  Object.fromEntries(taxFigures.map((figure) => [figure, money(from[figure])]));

/** Returns the rows of a document as the API shows them. */
export function rowRecords(
  lines: readonly StoredLine[],
  money: Money,
  ownFields: readonly OwnField[] = [],
): Record<string, unknown>[] {
  const subtotals = subtotalsOf(lines, storedDecimals);
  return lines.map((line, at) =>
    isLine(line)
      ? { ...lineRecord(line, money), ...ownRecord(line, money, ownFields) }
      : textRecord(line, money, subtotals[at]),
  );
}

/** Returns a text, heading or subtotal as the API shows it; `total` is what a subtotal shows. */
const textRecord = ({ uuid, row, description }: StoredTextRow, money: Money, total?: string) => ({
  ...(uuid && { uuid }),
  row,
  ...(description && { description }),
  ...(total !== undefined && { total: money(total) }),
});

/** Returns what only the lines of one resource have. */
const ownRecord = (line: object, money: Money, fields: readonly OwnField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, isMoney }) => {
      const value: unknown = Object.getOwnPropertyDescriptor(line, name)?.value ?? undefined;
      return value === undefined ? [] : [[name, isMoney ? money(String(value)) : value]];
    }),
  );

/** Of lines nothing is stored: it is summed up from their tributes. */
const recoveryRecord = (line: StoredBilled, money: Money): Record<string, string> =>
  Object.fromEntries(
    Object.entries(recoveryOfLines([line], line.importer_total_payable, storedDecimals)).map(([name, amount]) => [
      name,
      money(amount),
    ]),
  );

/** Returns a line as the API shows it. */
function lineRecord(line: StoredBilled, money: Money): Record<string, unknown> {
  return {
    ...(line.uuid && { uuid: line.uuid }),
    item: { uuid: line.item_uuid, description: line.item_description, ...line.item_names },
    ...statedBy(line, (value, { kind }) => (kind === 'money' ? money(String(value)) : value)),
    ...(line.is_optional && { is_optional: true }),
    ...(line.is_accepted && { is_accepted: true }),
    scenery: line.scenery,
    gross: money(line.gross ?? line.total),
    total: money(line.total),
    share: money(line.share ?? '0.000'),
    net: money(line.net ?? line.total),
    ...figuresOf(line, money),
    ...recoveryRecord(line, money),
  };
}
