import type { Delimiter } from '../../../domain/csv.ts';
import type { Encoding } from '../../../domain/files/encodings.ts';
import type { Language } from '../../../domain/languages.ts';
import type { ImportDefaults, ImportMapping } from '../../../domain/lists/importMapping.ts';
import type { SheetCell } from '../../../domain/lists/sheetCell.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { decodeText } from '../../files/texts/decodeText.ts';
import { blankCells } from '../import/cells.ts';
import { rowsBelow } from '../import/headings.ts';
import type { ImportBody, ReadFile } from '../import/importing.ts';
import { csvRows, isFilled, type Row } from '../import/source.ts';
import { tableOf, type Table } from '../import/table.ts';
import type { Writing } from '../../../domain/imports/cleanCell.ts';

/** How a large file is read, as decided when it was sent: all its parts are read in the same way. */
export interface StoredChoices {
  readonly language: Language;
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly heading_row: number;
  readonly headings: readonly string[];
  readonly head?: readonly SheetCell[];
  readonly width?: number;
  readonly columns: ImportMapping;
  readonly defaults: ImportDefaults;
  readonly date_order: Writing['dateOrder'];
  readonly decimal_sign: Writing['decimalSign'];
  readonly blanks: (typeof blankCells)[number];
  readonly leave_out: readonly number[];
  readonly only_new: boolean;
  readonly leave_out_duplicates: boolean;
}

/** Returns how a file is read that is imported in the background. */
export function choicesOf(
  { source, headed }: Pick<ReadFile, 'source' | 'headed'>,
  { writing }: Pick<Table, 'writing'>,
  body: Omit<ImportBody, 'only_good'>,
): StoredChoices {
  const { head, width } = headed.below;
  const mapping = body.columns ?? headed.mapping;
  return {
    language: writing.language,
    encoding: source.encoding ?? 'utf-8',
    delimiter: source.delimiter ?? ',',
    heading_row: headed.headingRow,
    headings: headed.headings,
    ...(head && { head }),
    ...(Number.isFinite(width) && { width }),
    columns: headed.headings.map((_, at) => mapping[at] ?? ''),
    defaults: body.defaults ?? (body.columns ? {} : headed.defaults),
    date_order: writing.dateOrder,
    decimal_sign: writing.decimalSign,
    blanks: body.blanks ?? 'keep',
    leave_out: body.leave_out ?? [],
    only_new: body.only_new ?? false,
    leave_out_duplicates: body.leave_out_duplicates ?? false,
  };
}

/** Yields the rows of a file below its headings, `most` at a time, after the first `from` ones. */
export async function* rowsOf(
  bytes: Uint8Array,
  { encoding, delimiter, heading_row: headingRow, head, width = Infinity }: StoredChoices,
  from: number,
  most: number,
): AsyncGenerator<Row[]> {
  let passed = 0;
  let waiting: Row[] = [];
  for await (const rows of csvRows(decodeText(bytes, encoding), delimiter)) {
    const filled = rows.filter(({ row, cells }) => row > headingRow && isFilled(cells));
    for (const row of rowsBelow(filled, { head, width })) {
      passed += 1;
      if (passed > from) waiting.push(row);
    }
    while (waiting.length >= most) {
      yield waiting.slice(0, most);
      waiting = waiting.slice(most);
    }
  }
  if (waiting.length > 0) yield waiting;
}

/** Returns rows of a file as a table of the resource. */
export const tableOfRows = (resource: Resource, rows: readonly Row[], choices: StoredChoices): Promise<Table> => {
  const { headings, columns, defaults, language } = choices;
  return tableOf(resource, { headings, rows, mapping: columns, defaults }, choices, language);
};
