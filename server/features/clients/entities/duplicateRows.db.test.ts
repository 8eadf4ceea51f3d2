import { expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';
import { formOf } from '../../../engine/import/crafts.testing.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const at = '/api/v2/entities';

const harbor = await make(ana, at, { name: 'Blue Harbor Inc.', nif: 'US 84-1234567', location: usLocation });
const norte = await make(ana, at, { name: 'Norte Digital', nif: '99-7654321', location: usLocation });
const lake = await make(ana, at, { name: 'Silver Lake', nif: '55-5555555', location: usLocation });
await ana.put(`${at}/${lake}/archive`);

const file = (...rows: string[]) => ['Name,Tax ID,Address,Country', ...rows].join('\n');
const send = async (text: string, fields: Record<string, string> = {}, preview = false, who: TestClient = ana) => {
  const answer = await who.post(`${at}/import?preview=${preview}`, formOf(text, fields), { 'accept-language': 'en' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const preview = (text: string, fields?: Record<string, string>, who?: TestClient) => send(text, fields, true, who);

const rows = file(
  'Harbor of Boston,841234567,10 State St,US',
  'Blue Harbour LLC,,10 State St,US',
  'Golden Gate,,1 Gate St,US',
  'Golden Gates,,1 Gate St,US',
  'Red Mountain,,2 Hill St,US',
  'Quite Another Name,99-7654321,3 Hill St,US',
);

it('names for each row the client or the row that it may be the same as', async () => {
  const { duplicates, duplicate_rows, created, changed, rows: shown } = await preview(rows);
  expect([created, changed, duplicate_rows]).toEqual([5, 1, 4]);
  expect(duplicates).toEqual([
    {
      row: 2,
      name: 'Harbor of Boston',
      column: 'nif',
      detail: 'This tax ID belongs to Blue Harbor Inc.',
      record: { key: harbor, name: 'Blue Harbor Inc.' },
    },
    {
      row: 3,
      name: 'Blue Harbour LLC',
      column: 'name',
      detail: 'A client with a similar name exists: Blue Harbor Inc.',
      record: { key: harbor, name: 'Blue Harbor Inc.' },
    },
    { row: 5, name: 'Golden Gates', column: 'name', detail: 'Row 4 has a similar name: Golden Gate' },
    // The row would give the client with its tax ID another name.
    {
      row: 7,
      name: 'Quite Another Name',
      column: 'nif',
      detail: 'This tax ID belongs to Norte Digital',
      record: { key: norte, name: 'Norte Digital' },
    },
  ]);
  expect(shown.filter(({ key }: { key?: string }) => key)).toMatchObject([{ row: 7, key: norte }]);
});

it('names an archived client by its tax id alone', async () => {
  const { duplicates } = await preview(file('Silver Lakes,,1 Lake St,US', 'Other Water,US555555555,1 Lake St,US'));
  expect(duplicates.map(({ detail }: { detail: string }) => detail)).toEqual([
    'This tax ID belongs to the archived client Silver Lake',
  ]);
});

it('names no client to those who may not list clients', async () => {
  const clerk = await somebodyWith(api, ['entities:import']);
  expect(await preview(rows, {}, clerk)).toMatchObject({ duplicates: [], duplicate_rows: 0 });
});

it('finds nothing of another company', async () => {
  const gil = await api.signIn('gil@globex.test');
  const { duplicates } = await preview(rows, {}, gil);
  expect(duplicates.map(({ row }: { row: number }) => row)).toEqual([5]);
});

it('leaves out duplicates, rows of existing clients and chosen rows on request', async () => {
  expect(await preview(rows, { leave_out_duplicates: 'true' })).toMatchObject({
    created: 2,
    changed: 0,
    left_out: 4,
    duplicate_rows: 4,
  });
  expect(await preview(rows, { only_new: 'true' })).toMatchObject({ created: 5, changed: 0, left_out: 1 });
  const chosen = { leave_out: '[2,3,5,7]', only_new: 'true' };
  expect(await send(rows, chosen)).toMatchObject({ created: 2, changed: 0, left_out: 4 });
  expect((await ana.get(`${at}/${norte}`)).json()).toMatchObject({ name: 'Norte Digital' });
  const { results } = (await ana.get(`${at}?search=golden`)).json();
  expect(results.map(({ name }: { name: string }) => name)).toEqual(['Golden Gate']);
});

it('warns and refuses nothing', async () => {
  expect(await send(file('Blue Harbour LLC,,10 State St,US'))).toMatchObject({ created: 1, refused: [] });
});
