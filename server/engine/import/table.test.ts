import { describe, expect, it } from 'vitest';
import { ApiError } from '../../base/errors.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import { defaultBudgets } from '../../limits/budgets.ts';
import { longestRow } from '../../../domain/csv.ts';
import { importLimit } from '../../../domain/files/uploadLimit.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { crafts } from './crafts.testing.ts';
import { headed } from './headings.ts';
import { sourceOf } from './source.ts';
import { tableOf } from './table.ts';

const sourceIn = (text: string, importRows: number) =>
  sourceOf(
    { type: 'text/csv', bytes: Buffer.from(text) },
    {},
    { ...defaultBudgets, importRows, largeImportRows: importRows },
  );

const read = async (text: string, columns?: readonly string[], resource: Resource = entities) =>
  tableOf(resource, headed(resource, await sourceIn(text, 3), 'en'), { columns }, 'en');

/** Returns the error of a file that is no table. */
async function refusalOf(text: string): Promise<unknown> {
  const error = await read(text).catch((thrown: unknown) => thrown);
  return error instanceof ApiError ? error.errors : error;
}

describe('a table', () => {
  it('has the non-empty rows below its heading, numbered as in a spreadsheet', async () => {
    const { columns, rows } = await read('Nome;País;x\n\nAna;BR;\n;;\nBia;PT;1\n');
    expect(columns.map(({ path, at }) => [path, at])).toEqual([
      ['name', 0],
      ['location.country', 1],
    ]);
    expect(rows).toEqual([
      { row: 3, cells: ['Ana', 'BR'] },
      { row: 5, cells: ['Bia', 'PT'] },
    ]);
  });

  it('reports the columns that it ignores: read-only and unknown ones', async () => {
    const text = 'code,name,number,uuid,rings,Colour,\nC1,x,99,nobody,[],red,';
    const { ignored } = await read(text, undefined, crafts);
    expect(ignored).toEqual(['number', 'rings', 'Colour']);
  });
});

describe('a mapping', () => {
  const file = 'Nome,Cor,NIF,Pais\nAna,red,1,BR';

  it('assigns a property to each column, whatever its heading', async () => {
    const { columns, ignored } = await read(file, ['segment', 'name', '']);
    expect(columns.map(({ path, at }) => [path, at])).toEqual([
      ['segment', 0],
      ['name', 1],
    ]);
    expect(ignored).toEqual(['NIF', 'Pais']);
  });

  it.each([
    [['nif', 'name', 'nif'], { path: 'columns.2', key: 'validation.import.twice', args: { column: 'Tax ID' } }],
    [['name', 'created_at'], { path: 'columns.1', key: 'validation.field', args: { field: 'created_at' } }],
    [['', 'segment'], { path: 'columns', key: 'validation.import.missing', args: { columns: 'Tax ID or Name' } }],
    [Array(5).fill('segment'), { path: 'columns', key: 'validation.maxItems', args: { limit: 4 } }],
  ])('%j is refused', async (mapping, issue) => {
    const error = await read(file, mapping).catch((thrown: unknown) => thrown);
    expect(error instanceof ApiError && error.errors).toEqual([issue]);
  });
});

it.each([
  ['empty', '', 'empty', {}],
  ['without what records are recognised by', 'segment\n1', 'missing', { columns: 'Tax ID or Name' }],
  ['with a quote that is not closed', 'name\n"x', 'quotes', { row: 2, limit: longestRow }],
  ['that is a web page', '\n<html><table><tr><td>name', 'unreadable', {}],
  ['with more rows than there may be', 'name\n1\n2\n3\n4', 'rows', { limit: 3 }],
  ['with more columns than anything has', `name${','.repeat(200)}`, 'columns', { limit: 200 }],
  ['with more blank rows than there may be rows', 'name\n\n\n1\n\n\n', 'blankRows', { limit: 3 }],
])('one %s is refused', async (_, text, why, args) => {
  expect(await refusalOf(text)).toEqual([{ path: 'file', key: `validation.import.${why}`, args }]);
});

it('ignores a second column with the same heading', async () => {
  expect(await read('name,Nome\n1,2')).toMatchObject({ ignored: ['Nome'], rows: [{ cells: ['1'] }] });
});

it('counts blank rows toward the maximum of rows', async () => {
  expect((await read('\nname\n\n1\n')).rows).toEqual([{ row: 4, cells: ['1'] }]);
});

/** Files of the maximum size with expensive rows or cells. */
const hostile: readonly (readonly [name: string, text: string, why: string, args: object])[] = [
  ['blank lines', '\n', 'blankRows', { limit: 100_000 }],
  ['carriage returns', '\r', 'blankRows', { limit: 100_000 }],
  ['byte order marks in lines', '\uFEFF\r\n', 'blankRows', { limit: 100_000 }],
  ['lines of separators', 'a;b\n;\n', 'rows', { limit: 100_000 }],
  ['lines of a letter', 'a\n', 'rows', { limit: 100_000 }],
  ['rows of quoted nothing', '"",""\n', 'blankRows', { limit: 100_000 }],
  ['commas', ',', 'longRow', { row: 1, limit: longestRow }],
  ['rows of quoted letters', `"a"${',a'.repeat(99)}\n`, 'tooManyCells', { limit: 3_000_000 }],
  ['lines of many columns', `${'a,'.repeat(9_999)}\n`, 'columns', { limit: 200 }],
  ['quotes', '"', 'longRow', { row: 1, limit: longestRow }],
  ['texts in quotes that are not their end', '"a"b,', 'longRow', { row: 1, limit: longestRow }],
];

describe('a file with only', () => {
  it.each(hostile)('%s is refused', async (_, unit, why, args) => {
    const bytes = Buffer.from(unit.repeat(Math.floor(importLimit / Buffer.byteLength(unit))).slice(0, -1));
    const error = await sourceOf({ type: 'text/csv', bytes }, {}, defaultBudgets).catch((thrown) => thrown);
    expect(error.errors).toEqual([{ path: 'file', key: `validation.import.${why}`, args }]);
  });
});
