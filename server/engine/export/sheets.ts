import { colToLetter } from 'hucre/xlsx';
import { fileHead, type FileColumn, type FileWords } from '../../../domain/lists/fileColumns.ts';
import { cellFormat, typedRow, type TypedCell } from '../../../domain/lists/typedCells.ts';
import { mapInPieces } from '../../base/mapInChunks.ts';
import { zipOf, type ArchivedParts } from '../../files/zip.ts';
import { inXml, narrowest, sheetName } from './workbook.ts';

/** A sheet of a workbook: records below a heading. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly FileColumn[];
  readonly pages: AsyncIterable<readonly object[]>;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * Yields an XLSX workbook of several sheets while they are read page by page, the last one first: the first may add up the
 * others. The library streams workbooks of one sheet only, and holds others in memory.
 */
export function sheetsOf(sheets: readonly Sheet[], words: FileWords, at: Date): AsyncGenerator<Uint8Array> {
  const formats = [
    ...new Set(sheets.flatMap(({ columns }) => columns.flatMap((column) => cellFormat(column, words.language) ?? []))),
  ];
  async function* parts(): AsyncGenerator<ArchivedParts> {
    const names = sheets.map(({ name }) => sheetName(name));
    yield part('[Content_Types].xml', contentTypes(sheets.length));
    yield part('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]));
    yield part('xl/workbook.xml', workbook(names));
    const targets = names.map((_, index): [string, string] => ['worksheet', `worksheets/sheet${index + 1}.xml`]);
    yield part('xl/_rels/workbook.xml.rels', relations([...targets, ['styles', 'styles.xml']]));
    yield part('xl/styles.xml', styles(formats));
    for (const [index, sheet] of [...sheets.entries()].toReversed()) {
      yield { name: `xl/worksheets/sheet${index + 1}.xml`, parts: worksheet(sheet, formats, words) };
    }
  }
  return zipOf(parts(), at);
}

function part(name: string, xml: string): ArchivedParts {
  async function* parts() {
    yield Buffer.from(declaration + xml);
  }
  return { name, parts: parts() };
}

const contentTypes = (count: number): string =>
  `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>` +
  Array.from(
    { length: count },
    (_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${type}.worksheet+xml"/>`,
  ).join('') +
  '</Types>';

const relations = (targets: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="${packaged}/relationships">${targets
    .map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const workbook = (names: readonly string[]): string =>
  `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names
    .map((name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets></workbook>`;

/** Custom formats begin at 164. */
const firstFormat = 164;

/** Style 0 is plain, 1 the heading, and from 2 on one for each format. */
const firstStyle = 2;

const styles = (formats: readonly string[]): string =>
  `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats
    .map((format, index) => `<numFmt numFmtId="${firstFormat + index}" formatCode="${xmlText(format)}"/>`)
    .join('')}</numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  `<cellXfs count="${firstStyle + formats.length}"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/>${formats
    .map((_, index) => `<xf numFmtId="${firstFormat + index}" applyNumberFormat="1" xfId="0"/>`)
    .join('')}</cellXfs></styleSheet>`;

async function* worksheet(
  { columns, pages }: Sheet,
  formats: readonly string[],
  words: FileWords,
): AsyncGenerator<Uint8Array> {
  const heads = fileHead(columns, words);
  const styleOf = columns.map((column) => {
    const format = cellFormat(column, words.language);
    return format === undefined ? 0 : firstStyle + formats.indexOf(format);
  });
  const widths = heads.map(
    (head, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.max(narrowest, head.length + 2)}" customWidth="1"/>`,
  );
  yield Buffer.from(
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
      `<cols>${widths.join('')}</cols><sheetData>${rowOf(
        heads,
        1,
        heads.map(() => 1),
      )}`,
  );
  let last = 1;
  for await (const page of pages) {
    const rows = await mapInPieces(page, (record) => typedRow(record, columns, words));
    yield Buffer.from(rows.map((row) => rowOf(row, (last += 1), styleOf)).join(''));
  }
  yield Buffer.from('</sheetData></worksheet>');
}

const rowOf = (cells: readonly TypedCell[], row: number, styleOf: readonly number[]): string =>
  `<row r="${row}">${cells.map((cell, index) => cellOf(cell, `${colToLetter(index)}${row}`, styleOf[index] ?? 0)).join('')}</row>`;

function cellOf(cell: TypedCell, place: string, style: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') {
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  }
  return `<c r="${place}" s="${style}"><v>${typeof cell === 'number' ? cell : dayNumber(cell)}</v></c>`;
}

/** Spreadsheets count days from 1899-12-30. */
const dayNumber = (at: Date): number => (at.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000;

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Spreadsheets write characters that XML does not contain by their code, and so a text that looks like one. */
const xmlText = (text: string): string =>
  inXml(text)
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    // oxlint-disable-next-line no-control-regex -- these are what is replaced
    .replaceAll(/[<>&"\u0000-\u0008\u000b-\u001f]/g, (sign) => entities[sign] ?? codeOf(sign));

const codeOf = (sign: string): string => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
