import { beforeEach, expect, it } from 'vitest';
import { formOf } from '../../../engine/import/crafts.testing.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { makeRegistrations } from '../../../../tests/support/company.ts';
import { runImports } from '../importing/runImports.testing.ts';

/** Small numbers take the same ways. */
const few = { importRows: 20, importChunk: 10 };
const api = await testApp({ budgets: few });
const ana = await api.signIn('ana@acme.test');
await makeRegistrations(api, ana);
const english = { 'accept-language': 'en' };
const invoices = '/api/v2/invoice/invoices-single';
const imports = '/api/v2/imports';

const head = 'Number in the previous system,Client,Issue date,Due date,Currency,Open amount';
const fileOf = (prefix: string, count: number) => [
  head,
  ...Array.from({ length: count }, (_, at) => `${prefix}-${at},Blue Harbor Inc,2026-01-10,2026-02-10,USD,100`),
];

const send = async (prefix: string, count = 3): Promise<string> => {
  const answer = await ana.post(`${invoices}/import`, formOf(fileOf(prefix, count).join('\n')), english);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().import.uuid;
};
const put = (uuid: string, command: string) => ana.put(`${imports}/${uuid}/${command}`, {}, english);
const entry = async (uuid: string) => (await ana.get(`${imports}/${uuid}`)).json();
const work = () => runImports(api, few);
const called = async (number: string): Promise<string> =>
  (await ana.get(`${invoices}?search=${number}`)).json().results[0].uuid;
const pay = async (number: string) => {
  const paid = await ana.put(`${invoices}/${await called(number)}/settle`, { payment_date: '2026-02-01' }, english);
  expect(paid.statusCode, paid.body).toBe(200);
};
const left = async (prefix: string): Promise<string[]> => {
  const { rows } = await api.ownerPool.query<{ own: string }>(
    'select company_number as own from invoices where company_number like $1 order by 1',
    [`${prefix}-%`],
  );
  return rows.map(({ own }) => own);
};

beforeEach(async () => {
  await api.ownerPool.query("update imports set status = 'cancelled' where status not in ('done', 'undone')");
});

it('invoices of the previous system are listed with other imports, and undone as a whole', async () => {
  const uuid = await send('A');
  expect((await ana.get(imports)).json().results).toMatchObject([{ uuid, resource: 'opening-invoices', created: 3 }]);
  expect((await put(uuid, 'undo')).json()).toMatchObject({ status: 'undone' });
  expect(await left('A')).toEqual([]);
});

it('is refused at once where one was paid, and names it', async () => {
  const uuid = await send('B');
  await pay('B-1');
  const refused = await put(uuid, 'undo');
  const detail = 'B-1 was paid, mailed or is collected online, so the import cannot be undone.';
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'in_use', detail }]);
  expect(Object.keys(refused.json().errors)).toEqual([`records.${await called('B-1')}`]);
  expect([await left('B'), (await entry(uuid)).status]).toEqual([['B-0', 'B-1', 'B-2'], 'done']);
});

it('is refused where one was mailed, which changes nothing of it', async () => {
  const uuid = await send('C');
  await api.ownerPool.query(
    `insert into messages (tenant_id, invoice_uuid, email, language)
     select tenant_id, uuid, 'ann@blue.test', 'en' from invoices where company_number = 'C-2'`,
  );
  expect((await put(uuid, 'undo')).json()).toMatchObject({ code: 'in_use' });
  expect(await left('C')).toHaveLength(3);
});

it('leaves out what was paid since the request, in the background, and counts it', async () => {
  const uuid = await send('D', 25);
  await work();
  await put(uuid, 'write');
  await work();
  expect(await entry(uuid)).toMatchObject({ status: 'done', created: 25 });
  expect((await put(uuid, 'undo')).json()).toMatchObject({ status: 'undoing' });
  await pay('D-7');
  await work();
  expect(await entry(uuid)).toMatchObject({ status: 'undone', kept: 1 });
  expect(await left('D')).toEqual(['D-7']);
});
