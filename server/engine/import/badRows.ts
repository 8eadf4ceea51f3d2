import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import { byteOrderMark, csvLines, delimiters } from '../../../domain/csv.ts';
import { fieldKey } from '../../../domain/kinds/words.ts';
import type { Language } from '../../../domain/languages.ts';
import { cellText, type SheetCell } from '../../../domain/lists/sheetCell.ts';
import { readableArgs } from '../../../domain/validation/readableArgs.ts';
import { translate, translatePlainly } from '../../base/i18n.ts';
import { fileTypes } from '../../files/fileTypes.ts';
import { inXml, sheetName } from '../export/workbook.ts';
import { reasonHeading } from './headings.ts';
import type { ReadFile } from './importing.ts';
import type { Judged } from './judgeImport.ts';
import type { Problem } from './problem.ts';

/** A file to download. */
interface Download {
  readonly name: string;
  readonly type: string;
  readonly content: Readable | string;
}

/**
 * Writes the rows with errors as they came, in a file of the same kind, with the reasons in a last column. Headings are
 * in the first row, so that the mended file is read in the same way; reasons are no column then.
 */
export function badRowsOf(
  resource: string,
  { file, source, headed }: Pick<ReadFile, 'source' | 'headed'> & { readonly file: { readonly name: string } },
  { problems }: Judged,
  language: Language,
): Download {
  const reasons = Map.groupBy(problems, ({ row }) => row);
  const width = headed.rows.reduce((most, { cells }) => Math.max(most, cells.length), headed.headings.length);
  const whole = (cells: readonly SheetCell[], last: string): SheetCell[] => [
    ...Array.from({ length: width }, (_, at) => cells[at] ?? ''),
    last,
  ];
  const head = headed.headingRow === 0 ? [] : [whole(headed.headings, reasonHeading(language))];
  const bad = headed.rows.filter(({ row }) => reasons.has(row));
  const rows = [...head, ...bad.map(({ row, cells }) => whole(cells, reasonOf(resource, reasons.get(row), language)))];
  const name = `${file.name.replace(/\.\w+$/, '')} - ${translate(language, 'generate.import.figures.problems')}`;
  if (source.sheet === undefined) {
    const delimiter = delimiters[source.delimiter === 'none' ? ',' : (source.delimiter ?? ',')];
    const texts = rows.map((cells) => cells.map((cell) => cellText(cell, language)));
    return { name: `${name}.csv`, type: fileTypes.csv, content: byteOrderMark + csvLines(texts, delimiter) };
  }
  const columns = Array.from({ length: width + 1 }, () => ({ width: 20 }));
  const cells = rows.map((row) => row.map((cell) => workbookCell(cell, language)));
  const content = Readable.from(writeXlsxStream(cells, { name: sheetName(source.sheet), columns }));
  return { name: `${name}.xlsx`, type: fileTypes.xlsx, content };
}

/** The reasons of a row: `Country: This record does not exist; Name: Required field`. */
function reasonOf(resource: string, problems: readonly Problem[] = [], language: Language): string {
  const reasons = problems.map(({ column, key, args }) => {
    const detail = translatePlainly(language, key, readableArgs(args, language));
    return column ? `${translate(language, fieldKey(resource, column))}: ${detail}` : detail;
  });
  return reasons.join('; ');
}

/** A cell as a workbook stores it; dates and percentages have a format of their own there, so they are texts here. */
function workbookCell(cell: SheetCell, language: Language): string | number | boolean {
  if (typeof cell === 'string') return inXml(cell);
  return typeof cell === 'object' ? cellText(cell, language) : cell;
}
