import { writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { defaultBudgets } from '../../limits/budgets.ts';
import { readWorkbook, type WorkbookLimits } from './readWorkbook.ts';
import { zipOf } from './workbooks.testing.ts';

const read = (bytes: Uint8Array, sheet?: string, limits: Partial<WorkbookLimits> = {}) =>
  readWorkbook(bytes, sheet, { ...defaultBudgets, ...limits });
const book = (...sheets: readonly WriteSheet[]) => writeXlsx({ sheets: [...sheets] });

describe('a workbook', () => {
  it('has typed cells: figures, percentages, days, yes and no, errors, and formulas by their last value', async () => {
    const day = new Date('2026-03-09T14:30:00Z');
    const bytes = await book({
      name: 'One',
      columns: [{}, { numFmt: '0.0%' }, { numFmt: '0.00"%"' }, { numFmt: 'dd/mm/yyyy hh:mm' }],
      rows: [[' Ana ', 0.055, 5.5, day, true, null, '=1+1'], [], [null, null], [1080.5]],
      cells: new Map([['3,1', { formula: 'A4*2', formulaResult: 2161, value: 2161, type: 'formula' }]]),
    });
    const { rows } = (await read(bytes)) as { rows: unknown };
    expect(rows).toEqual([['Ana', { percent: 5.5 }, 5.5, day, true, '', '=1+1'], [], [], [1080.5, 2161]]);
  });

  it('is read by its first sheet that is shown and has rows, or by the one that is wanted', async () => {
    const bytes = await book(
      { name: 'Empty', rows: [[' ']] },
      { name: 'Hidden', rows: [['h']], hidden: true },
      { name: 'One', rows: [['a']] },
      { name: 'Two', rows: [['b']] },
    );
    expect(await read(bytes)).toEqual({
      sheets: ['One', 'Two'],
      heads: [[['a']], [['b']]],
      sheet: 'One',
      rows: [['a']],
    });
    expect(await read(bytes, 'Two')).toMatchObject({ sheet: 'Two', rows: [['b']] });
    expect(await read(bytes, 'Empty')).toMatchObject({ sheet: 'Empty', rows: [] });
    expect(await read(bytes, 'Hidden')).toEqual({ refused: 'sheet' });
  });

  it('holds nothing that a database does not store', async () => {
    const parts = partsOf('a_x0000_b_xD800_c');
    expect(await read(zipOf(parts))).toMatchObject({ rows: [['ab\uFFFDc']] });
  });
});

describe('an invalid or too large workbook', () => {
  it.each([
    ['an archive of something else', zipOf({ 'a.txt': 'a' })],
    ['an archive that is cut off', zipOf({ 'a.txt': 'a' }).subarray(0, 40)],
    ['bytes that begin like one', new Uint8Array(Buffer.from('PK\u0003\u0004nonsense'))],
    ['a workbook of broken XML', zipOf({ '[Content_Types].xml': '<Types', '_rels/.rels': '<R' })],
  ])('%s is unreadable', async (_, bytes) => {
    expect(await read(bytes)).toEqual({ refused: 'unreadable' });
  });

  it('one of more cells, or more text in them, than there may be', async () => {
    const bytes = await book({ name: 'One', rows: [['abc', 'abc'], ['abc']] });
    expect(await read(bytes, undefined, { importCells: 3, importCharacters: 9 })).toMatchObject({ sheet: 'One' });
    expect(await read(bytes, undefined, { importCells: 2 })).toEqual({ refused: 'tooLarge' });
    expect(await read(bytes, undefined, { importCharacters: 8 })).toEqual({ refused: 'tooLarge' });
  });

  it('a small file that unpacks to more memory, or more work, than it may take', async () => {
    const parts = partsOf('x');
    const bomb = zipOf({ ...parts, 'xl/sharedStrings.xml': Buffer.alloc(600 * 1024 ** 2, ' ') });
    expect(bomb.length).toBeLessThan(1024 ** 2);
    const limits = { workbookBytes: 192 * 1024 ** 2 };
    expect(await read(bomb, undefined, limits)).toEqual({ refused: 'tooLarge' });
    expect(await read(zipOf(parts), undefined, { workbookMs: 0 })).toEqual({ refused: 'tooLarge' });
  });

  it('with too many rows is read up to the maximum', async () => {
    const rows = [...Array.from({ length: 40_000 }, () => []), ['last']];
    const bytes = await book({ name: 'One', rows: [['first'], ...rows] });
    expect(await read(bytes, undefined, { importRows: 5 })).toMatchObject({ sheet: 'One', rows: { length: 12 } });
  });

  it('one whose two cells span a sheet', async () => {
    const parts = partsOf('x', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
    expect(['unreadable', 'tooLarge']).toContain(((await read(zipOf(parts))) as { refused: string }).refused);
  });
});

/** The parts of a workbook with this text in its first cell, and further rows. */
function partsOf(text: string, rows = ''): Record<string, string> {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (name: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${type}/${name}" Target="${target}"/>`;
  return {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `${relation('officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/_rels/workbook.xml.rels': `${relation('worksheet', 'worksheets/sheet1.xml')}<Relationship Id="rId2" Type="${type}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${type}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row>${rows}</sheetData></worksheet>`,
  };
}
