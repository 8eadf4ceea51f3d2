import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { formOf } from '../../import/crafts.testing.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const entities = '/api/v2/entities';
const headers = { 'accept-language': 'en' };

const source = (file: string | Uint8Array<ArrayBuffer>, fields?: Record<string, string>) =>
  ana.post(`${entities}/import/source`, formOf(file, fields), headers);
const imported = (file: string | Uint8Array<ArrayBuffer>, fields?: Record<string, string>, query = '?preview=true') =>
  ana.post(`${entities}/import${query}`, formOf(file, fields), headers);

const book = async () =>
  new Uint8Array(
    await writeXlsx({
      sheets: [
        { name: 'Notes', rows: [['Read me']] },
        {
          name: 'Clients',
          rows: [
            ['Cliente', 'Tax ID', 'Morada', 'Country', 2026],
            ['Workbook Ltd', 123_456, 'Rua 1', 'Estados Unidos', 1.5],
            ['Second Ltd', null, 'Rua 2', 'US', null, 'stray'],
          ],
        },
      ],
    }),
  );

describe('a file that was chosen', () => {
  it('returns its columns, their mapping, and its first rows', async () => {
    const answer = await source('Name,Colour,País\nAna,red,BR\nBia,,PT\n\nCá,blue,ES\nDu,x,FR\n');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        sheets: [],
        encoding: 'utf-8',
        delimiter: ',',
        heading_row: 1,
        remembered: false,
        defaults: {},
        first: expect.any(Array),
        rows: 4,
        in_background: false,
        columns: [
          { heading: 'Name', path: 'name', samples: ['Ana', 'Bia', 'Cá'] },
          { heading: 'Colour', samples: ['red', '', 'blue'] },
          { heading: 'País', path: 'location.country', samples: ['BR', 'PT', 'ES'] },
        ],
      },
    ]);
  });

  it('can be a workbook, of which one sheet is read: the one with the list, or the requested one', async () => {
    expect((await source(await book(), { sheet: 'Notes' })).json()).toMatchObject({ sheet: 'Notes', rows: 0 });
    const { sheet, sheets, columns } = (await source(await book())).json();
    expect([sheet, sheets]).toEqual(['Clients', ['Notes', 'Clients']]);
    expect(columns[1]).toEqual({ heading: 'Tax ID', path: 'nif', samples: ['123456', ''] });
    expect(columns.slice(4)).toEqual([
      { heading: '2026', samples: ['1.5', ''] },
      { heading: '', samples: ['', 'stray'] },
    ]);
  });

  it('can be a workbook of many sheets, with the list on one of the last', async () => {
    const sheets = Array.from({ length: 60 }, (_, at) => ({
      name: `Sheet ${at + 1}`,
      rows:
        at === 50
          ? [['Clients of 2026'], [], ['Cliente', 'NIF', 'País'], ['Ana', '501442600', 'Portugal']]
          : [[`Notes ${at}`], ['Name', 'who is invoiced']],
    }));
    const answer = (await source(new Uint8Array(await writeXlsx({ sheets })))).json();
    expect([answer.sheet, answer.heading_row, answer.rows, answer.sheets.length]).toEqual(['Sheet 51', 3, 1, 60]);
  });

  it.each([
    ['', 400],
    ['%PDF-1.7', 415],
    ['PK\u0003\u0004 is no workbook', 400],
    ['\u00D0\u00CF\u0011\u00E0', 415],
  ])('%j is refused at the file', async (text, status) => {
    const answer = await source(new Uint8Array(Buffer.from(text, 'latin1')));
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([status, ['file']]);
  });

  it.each([
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a text with zeros', Buffer.from('name\0\nAna')],
    ['a workbook of old spreadsheets', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0])],
  ])('%s is neither a text nor a workbook, which is an error of the import too', async (_, bytes) => {
    for (const answer of [await source(new Uint8Array(bytes)), await imported(new Uint8Array(bytes))]) {
      const { file } = answer.json().errors;
      expect([answer.statusCode, file]).toEqual([415, expect.stringContaining('CSV, Excel (XLSX)')]);
    }
  });

  it('is refused if it is too large or missing', async () => {
    expect((await imported('x'.repeat(32 * 1024 ** 2 + 1), {}, '')).statusCode).toBe(413);
    const none = await ana.post(`${entities}/import`, new FormData());
    expect(none.json().errors).toEqual({ file: expect.any(String) });
  });

  it('has no sheet of another name, and a text has none', async () => {
    expect((await source(await book(), { sheet: 'Other' })).json().errors).toEqual({ sheet: expect.any(String) });
    expect((await source('name\nx', { sheet: 'Other' })).json().errors).toEqual({ sheet: expect.any(String) });
  });

  it('is read only for users who may import', async () => {
    const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
    expect((await carla.post(`${entities}/import/source`, formOf('name\nx'))).json().code).toBe('forbidden');
  });
});

describe('a mapping', () => {
  const columns = JSON.stringify(['name', 'nif', 'location.address', 'location.country']);

  it('maps columns to properties, in a workbook too, and the preview has the effect of each row', async () => {
    const fields = { sheet: 'Clients', columns };
    const { rows, ...counts } = (await imported(await book(), fields)).json();
    expect(counts).toMatchObject({ created: 2, changed: 0, unchanged: 0, refused: [], more: 0, ignored: ['2026'] });
    expect(rows[0]).toEqual({
      row: 2,
      change: 'created',
      name: 'Workbook Ltd',
      values: [
        { column: 'name', before: '', after: 'Workbook Ltd' },
        { column: 'nif', before: '', after: '123456' },
        { column: 'location.address', before: '', after: 'Rua 1' },
        { column: 'location.country', before: '', after: 'United States' },
      ],
    });
    expect((await imported(await book(), fields, '')).json()).toMatchObject({ created: 2 });
    expect((await imported(await book(), fields)).json()).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 2,
      rows: [],
    });
    const change = (await imported('a,b\nSecond Ltd,Rua 9', { columns: '["name","location.address"]' })).json();
    expect(change.rows).toEqual([
      {
        row: 2,
        change: 'changed',
        key: expect.any(String),
        name: 'Second Ltd',
        values: [{ column: 'location.address', before: 'Rua 2', after: 'Rua 9' }],
      },
    ]);
  });

  it.each([
    ['["nif","nif"]', 'columns.1'],
    ['["name","uuid_"]', 'columns.1'],
    ['["segment"]', 'columns'],
    ['["name","nif","segment"]', 'columns'],
    ['[1]', 'columns.0'],
    ['["name"', 'columns'],
  ])('%s is refused at %j', async (mapping, path) => {
    const answer = await imported('a,b\nc,d', { columns: mapping });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
  });

  it('is part of the request that an Idempotency-Key identifies', async () => {
    const send = (mapping: string) =>
      ana.post(`${entities}/import`, formOf('a,b,c\nKeyed,Rua,BR', { columns: mapping }), {
        'idempotency-key': 'mapped',
      });
    expect((await send('["name","location.address","location.country"]')).json()).toMatchObject({ created: 1 });
    expect((await send('["name","location.address","location.country"]')).headers['idempotency-replayed']).toBe('true');
    expect((await send('["name","location.complement","location.country"]')).json().code).toBe('key_reused');
  });
});
