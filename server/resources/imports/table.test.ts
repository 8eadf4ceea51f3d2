import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors.ts';
import entities from '../../../schemas/resources/entities.ts';
import { crafts } from './crafts.testing.ts';
import { tableOf } from './table.ts';

const read = (text: string, most = 3) => tableOf(entities, Buffer.from(text), most, 'en');

/** What is said of a file that is no table. */
async function refusalOf(text: string): Promise<unknown> {
  const error = await read(text).catch((thrown: unknown) => thrown);
  return error instanceof ApiError ? error.errors : error;
}

describe('a table', () => {
  it('has the rows that say anything, numbered as a spreadsheet counts, below its heading', async () => {
    const { columns, rows, width } = await read('Nome;País;x\n\nAna;BR;\n;;\nBia;PT;1\n');
    expect(columns.map(({ path, at }) => [path, at])).toEqual([
      ['name', 0],
      ['location.country', 1],
    ]);
    expect(rows).toEqual([
      { row: 3, cells: ['Ana', 'BR', ''] },
      { row: 5, cells: ['Bia', 'PT', '1'] },
    ]);
    expect(width).toBe(3);
  });

  it('says which columns it does not read: what the server fills, and what the records do not have', async () => {
    const text = 'code,name,number,uuid,rings,Colour,\nC1,x,99,nobody,[],red,';
    const { ignored } = await tableOf(crafts, Buffer.from(text), 3, 'en');
    expect(ignored).toEqual(['number', 'uuid', 'rings', 'Colour']);
  });
});

it.each([
  ['empty', '', 'empty', {}],
  ['without what records are recognised by', 'nif\n1', 'missing', { column: 'Name' }],
  ['with a column twice', 'name,Nome\n1,2', 'twice', { column: 'Name' }],
  ['with a quote that is not closed', 'name\n"x', 'quotes', { row: '2' }],
  ['with more rows than there may be', 'name\n1\n2\n3\n4', 'rows', { limit: '3' }],
  ['with more columns than anything has', `name${','.repeat(200)}`, 'columns', { limit: '200' }],
])('one %s is refused', async (_, text, why, args) => {
  expect(await refusalOf(text)).toEqual([{ path: 'file', key: `validation.import.${why}`, args }]);
});
