import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations } from '../../../../tests/support/company.ts';
import { addUser } from '../../../../tests/support/identity.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';
import { loadResources } from '../../../engine/resources/registry.ts';
import { tableOf } from '../../../engine/resources/storage.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';

const budgets = { ...defaultBudgets, commentsPerHour: 40, commentsPerRecord: 6 };
const api = await testApp({ budgets });
const ana = await api.signIn('ana@acme.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const gil = await api.signIn('gil@globex.test');
const made = await makeRegistrations(api, ana);
const { users } = api.identity;
const [anaUuid, carlaUuid] = [users['ana@acme.test'] ?? '', users['carla@contas.test'] ?? ''];

type Client = typeof ana;
interface Comment {
  readonly uuid: string;
  readonly text?: string;
  readonly version: number;
}

let url = '';
/** Each rule uses a separate invoice. */
const newInvoice = async (): Promise<string> => {
  const uuid = await make(ana, '/api/v2/invoice/invoices-single/create', invoiceBody(made));
  url = `/api/v2/comments/invoice/${uuid}`;
  return uuid;
};
const say = (who: Client, text: string) => who.post(url, { text });
const readAs = async (who: Client) => (await who.get(url)).json<{ results: Comment[] }>().results;
const noticesOf = async (who: Client) =>
  (await who.get('/api/v2/notices'))
    .json<{ results: { uuid: string; event: string }[] }>()
    .results.filter(({ event }) => event === 'mention');
const codeOf = async (answer: ReturnType<Client['get']>) => [(await answer).statusCode, (await answer).json().code];

beforeAll(newInvoice);

describe('comments on a record', () => {
  it('are written and read by the people of the company who may read it, the oldest first', async () => {
    await newInvoice();
    expect((await say(ana, ' Who pays this?\nAsk. ')).statusCode).toBe(201);
    await say(carla, 'They do.');
    const seen = [
      { author: 'Ana Souza', text: 'Who pays this?\nAsk.', mentions: [], version: 1 },
      { author: 'Carla Nunes', text: 'They do.', mentions: [], version: 1 },
    ];
    expect(await readAs(ana)).toMatchObject([
      { ...seen[0], is_own: true },
      { ...seen[1], is_own: false },
    ]);
    expect(await readAs(carla)).toMatchObject(seen);
  });

  it('are on contracts’ clients too, and on nothing without a declaration', async () => {
    const answer = await ana.post(`/api/v2/comments/entity/${made.entity}`, { text: 'Pays late' });
    expect(answer.statusCode).toBe(201);
    expect((await ana.get(`/api/v2/comments/item/${made.entity}`)).statusCode).toBe(404);
  });

  it('do not exist for another company, a client of the company, and those who may not read the record', async () => {
    await newInvoice();
    await say(ana, 'For us alone');
    const email = 'caio@harbor.test';
    const client = await addUser(api.ownerPool, { name: 'Caio', email, type: 'CUSTOMER', tenants: ['acme'] });
    await api.ownerPool.query("insert into user_references (user_uuid, kind, value) values ($1, 'entity', $2)", [
      client,
      made.entity,
    ]);
    const caio = await api.signIn(email);
    expect((await caio.get(url.replace('comments/invoice', 'invoice/invoices-single'))).statusCode).toBe(200);
    const clerk = await somebodyWith(api, ['entities:list', 'entities:show']);
    expect(await codeOf(gil.get(url))).toEqual([404, 'not_found']);
    expect(await codeOf(say(gil, 'Hi'))).toEqual([404, 'not_found']);
    for (const who of [caio, clerk]) {
      for (const address of [url, `${url}/readers`]) {
        expect(await codeOf(who.get(address)), address).toEqual([403, 'forbidden']);
      }
      expect(await codeOf(say(who, 'Hi'))).toEqual([403, 'forbidden']);
    }
  });

  it('have a text of some length', async () => {
    await newInvoice();
    for (const text of ['', '   ', 'x'.repeat(4001)]) {
      const answer = await say(ana, text);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['text']]);
    }
  });

  it('are deleted with their record, of every resource that has any', async () => {
    const tables = (await loadResources()).flatMap(({ name, comments }) => (comments ? [tableOf(name)] : []));
    const { rows: triggers } = await api.ownerPool.query<{ name: string }>(
      "select tgrelid::regclass::text as name from pg_trigger where tgname = 'delete_comments' order by 1",
    );
    expect(triggers.map(({ name }) => name)).toEqual(tables.toSorted());
    const entity = await make(ana, '/api/v2/entities', {
      name: 'Short lived',
      location: { place_id: 'p', address: 'Rua 1', country: { id: 76 } },
    });
    await ana.post(`/api/v2/comments/entity/${entity}`, { text: `@{${carlaUuid}} look` });
    expect((await ana.delete(`/api/v2/entities/${entity}`)).statusCode).toBe(200);
    const { rows } = await api.ownerPool.query('select from comments where record_uuid = $1', [entity]);
    expect(rows).toEqual([]);
  });

  it('are limited per record', async () => {
    await newInvoice();
    for (let each = 0; each < budgets.commentsPerRecord; each += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await say(carla, `${each}`)).statusCode).toBe(201);
    }
    const answer = await say(ana, 'One more');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['text']]);
  });
});

describe('a mention', () => {
  it('is offered of those who may read the record, with the email where names are equal', async () => {
    const reader = await somebodyWith(api, ['invoices:list', 'invoices:show']);
    const namesake = await somebodyWith(api, ['invoices:show'], { type: 'ACCOUNTANT' });
    const clerk = await somebodyWith(api, ['entities:show']);
    const offered = (await ana.get(`${url}/readers`)).json<{ results: { uuid: string; name: string }[] }>().results;
    expect(offered).toEqual(
      expect.arrayContaining([
        { uuid: anaUuid, name: 'Ana Souza' },
        { uuid: carlaUuid, name: 'Carla Nunes' },
        { uuid: reader.uuid, name: 'Someone', email: expect.stringContaining('@') },
        { uuid: namesake.uuid, name: 'Someone', email: expect.stringContaining('@') },
      ]),
    );
    expect(offered.map(({ uuid }) => uuid)).not.toContain(clerk.uuid);
  });

  it('gives the mentioned one notice, which names author and record, and nobody else', async () => {
    const record = await newInvoice();
    await say(ana, `@{${carlaUuid}} and @{${anaUuid}}: once more @{${carlaUuid}}`);
    const { number } = (await ana.get(url.replace('comments/invoice', 'invoice/invoices-single'))).json();
    expect(await noticesOf(carla)).toMatchObject([
      {
        author: 'Ana Souza',
        record: { resource: 'invoices', uuid: record, name: String(number) },
        is_read: false,
        count: 1,
      },
    ]);
    const [notice] = await noticesOf(carla);
    expect(await noticesOf(ana)).toEqual([]);
    expect((await ana.put(`/api/v2/notices/${notice?.uuid}/read`)).statusCode).toBe(404);
    expect((await carla.put(`/api/v2/notices/${notice?.uuid}/read`)).statusCode).toBe(200);
  });

  it('of someone who may not read the record is refused', async () => {
    const clerk = await somebodyWith(api, ['entities:show']);
    const gilUuid = users['gil@globex.test'] ?? '';
    for (const uuid of [clerk.uuid, gilUuid, '0198f6b2-0000-7000-8000-000000000000']) {
      const answer = await say(ana, `@{${uuid}}`);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['text']]);
    }
  });

  it('is shown to the mentioned only as long as they may read such records', async () => {
    await newInvoice();
    const reader = await somebodyWith(api, ['invoices:list', 'invoices:show']);
    await say(ana, `@{${reader.uuid}}`);
    expect(await noticesOf(reader)).toHaveLength(1);
    await api.ownerPool.query(
      `delete from user_permissions where user_uuid = $1
         and permission_uuid = (select uuid from permissions where name = 'invoices:show')`,
      [reader.uuid],
    );
    const again = await api.signIn((await reader.get('/api/v1/auth/me')).json().email);
    expect(await noticesOf(again)).toEqual([]);
  });
});

describe('a comment', () => {
  const write = async (who: Client, text: string): Promise<string> => {
    await newInvoice();
    return (await say(who, text)).json().uuid;
  };

  it('is edited by its author alone, in the version they read; a mention that it loses ends the notice', async () => {
    const uuid = await write(ana, `@{${carlaUuid}} one`);
    const before = (await noticesOf(carla)).length;
    expect(await codeOf(carla.put(`${url}/${uuid}`, { text: 'mine' }))).toEqual([403, 'forbidden']);
    const edited = await ana.put(`${url}/${uuid}`, { text: 'two' }, { 'if-match': '"1"' });
    expect([edited.statusCode, edited.json().version]).toEqual([200, 2]);
    expect(await codeOf(ana.put(`${url}/${uuid}`, { text: 'three' }, { 'if-match': '"1"' }))).toEqual([409, 'stale']);
    expect(await readAs(carla)).toMatchObject([{ text: 'two', mentions: [], edited_at: expect.any(String) }]);
    expect(await noticesOf(carla)).toHaveLength(before - 1);
  });

  it('keeps the notices of those it still mentions', async () => {
    const uuid = await write(ana, `@{${carlaUuid}} one`);
    const [notice] = await noticesOf(carla);
    await ana.put(`${url}/${uuid}`, { text: `@{${carlaUuid}} two` });
    expect((await noticesOf(carla))[0]).toEqual(notice);
  });

  it('is deleted by its author or who manages the users, and leaves no text', async () => {
    const uuid = await write(carla, `Secret @{${anaUuid}}`);
    expect(await noticesOf(ana)).toHaveLength(1);
    const reader = await somebodyWith(api, ['invoices:show']);
    expect(await codeOf(reader.delete(`${url}/${uuid}`))).toEqual([403, 'forbidden']);
    expect((await ana.delete(`${url}/${uuid}`)).statusCode).toBe(200);
    const [left] = await readAs(carla);
    expect(left).toMatchObject({ author: 'Carla Nunes', mentions: [], deleted_at: expect.any(String) });
    expect(left).not.toHaveProperty('text');
    expect(await noticesOf(ana)).toEqual([]);
    for (const again of [carla.put(`${url}/${uuid}`, { text: 'x' }), carla.delete(`${url}/${uuid}`)]) {
      // oxlint-disable-next-line no-await-in-loop -- both were sent
      expect(await codeOf(again)).toEqual([404, 'not_found']);
    }
  });

  it('is reached only through its own record', async () => {
    const uuid = await write(ana, 'Here');
    const here = url;
    await newInvoice();
    expect(await codeOf(ana.put(`${url}/${uuid}`, { text: 'x' }))).toEqual([404, 'not_found']);
    expect(await codeOf(gil.delete(`${here}/${uuid}`))).toEqual([404, 'not_found']);
  });

  it('is in no log and no answer of the record', async () => {
    const uuid = await write(ana, 'unmistakable');
    const record = url.replace('/api/v2/comments/invoice', '/api/v2/invoice/invoices-single');
    const history = url.replace('comments', 'audit');
    for (const address of [record, history]) expect((await ana.get(address)).body).not.toContain('unmistakable');
    const { rows } = await api.ownerPool.query(
      "select from audit_log where row_uuid = $1 or changes::text like '%unmistakable%'",
      [uuid],
    );
    expect(rows).toEqual([]);
  });

  it('is one of a limited number in an hour', async () => {
    const chatty = await somebodyWith(api, ['invoices:show', 'entities:show']);
    await api.ownerPool.query(
      `insert into comments (tenant_id, record_table, record_uuid, author_uuid, text)
       select $1, 'entities', uuidv7(), $2, 'x' from generate_series(1, $3::int)`,
      [api.identity.tenants.acme, chatty.uuid, budgets.commentsPerHour],
    );
    await newInvoice();
    expect(await codeOf(say(chatty, 'More'))).toEqual([429, 'too_many_requests']);
    expect((await say(carla, 'Others may')).statusCode).toBe(201);
  });
});
