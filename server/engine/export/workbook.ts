import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import { fileHead, type FileColumn, type FileWords } from '../../../domain/lists/fileColumns.ts';
import { cellFormat, typedRow, type TypedCell } from '../../../domain/lists/typedCells.ts';
import { mapInPieces } from '../../base/mapInChunks.ts';

/** A valid sheet name: at most 31 characters, without these. */
export const sheetName = (name: string): string => inXml(name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31));

/** XML has no characters for these, and workbooks no escape: one of them would make the file unreadable. */
const notInXml = /[\ufffe\uffff\p{Surrogate}]/gu;

export const inXml = (text: string): string => text.replaceAll(notInXml, '');

const cellInXml = (cell: TypedCell): TypedCell => (typeof cell === 'string' ? inXml(cell) : cell);

/** The minimum column width in characters. */
export const narrowest = 12;

/**
 * Writes an XLSX workbook with one sheet, page by page: typed cells below a frozen heading. `wordsOf` gives the text
 * context of each record, because time zones may differ.
 */
export function xlsxOf(
  pages: AsyncIterable<readonly object[]>,
  columns: readonly FileColumn[],
  words: FileWords,
  name: string,
  wordsOf: (record: object) => FileWords = () => words,
): Readable {
  async function* rows(): AsyncGenerator<TypedCell[]> {
    for await (const page of pages)
      yield* await mapInPieces(page, (record) => typedRow(record, columns, wordsOf(record)).map(cellInXml));
  }
  const heads = fileHead(columns, words).map((header, index) => {
    const column = columns[index];
    const numFmt = column && cellFormat(column, words.language);
    return { header: inXml(header), width: Math.max(narrowest, header.length + 2), ...(numFmt && { numFmt }) };
  });
  return Readable.from(writeXlsxStream(rows(), { name: sheetName(name), columns: heads, freezePane: { rows: 1 } }));
}
