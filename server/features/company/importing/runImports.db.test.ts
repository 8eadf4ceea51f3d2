import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';
import { formOf } from '../../../engine/import/crafts.testing.ts';
import { runImports } from './runImports.testing.ts';

/** Small numbers take the same ways. */
const few = { importRows: 20, importChunk: 10 };
const api = await testApp({ budgets: few });
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const owner = api.ownerPool;
const english = { 'accept-language': 'en' };
const imports = '/api/v2/imports';

/** A file of more clients than are imported at once. */
const rows = 104;
const lineOf = (prefix: string) => (at: number) => `${prefix} ${at},Street ${at},${at === 90 ? 'Nowhere' : 'Brazil'}`;
const fileOf = (prefix: string, count = rows) =>
  ['name,location.address,location.country', ...Array.from({ length: count }, (_, at) => lineOf(prefix)(at))].join(
    '\n',
  );

const send = async (file: string, who = ana) => who.post('/api/v2/entities/import', formOf(file), english);
const begin = async (file: string): Promise<string> => {
  const answer = await send(file);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().import.uuid;
};
const entry = async (uuid: string, who = ana) => (await who.get(`${imports}/${uuid}`)).json();
const put = (uuid: string, command: string, who = ana) => who.put(`${imports}/${uuid}/${command}`, {}, english);
const clients = async (prefix: string): Promise<number> =>
  Number((await owner.query('select count(*) from entities where name like $1', [`${prefix} %`])).rows[0].count);

const work = (options?: Parameters<typeof runImports>[2]) => runImports(api, few, options);

beforeEach(async () => {
  await owner.query('delete from imports; delete from entities; delete from notices');
});

describe('a file with more rows than are imported at once', () => {
  it('is judged and written in the background, in two steps, and undone as a whole', async () => {
    const uuid = await begin(fileOf('Aurora'));
    expect(await entry(uuid)).toMatchObject({ status: 'queued', rows, created: 0 });
    expect((await work()).done).toEqual({ imports: 1 });
    expect(await entry(uuid)).toMatchObject({ status: 'judged', done_rows: rows, created: rows - 1, bad_rows: 1 });
    expect(await clients('Aurora')).toBe(0);

    const file = await ana.get(`${imports}/${uuid}/bad-rows`, english);
    expect(file.body).toContain('Aurora 90,Street 90,Nowhere,Country: ');
    expect((await put(uuid, 'write')).statusCode).toBe(200);
    await work();
    expect(await entry(uuid)).toMatchObject({ status: 'done', created: rows - 1, changed: 0, bad_rows: 1 });
    expect(await clients('Aurora')).toBe(rows - 1);
    const { results } = (await ana.get('/api/v2/notices')).json();
    expect(results).toMatchObject([
      { event: 'import_finished', count: rows, record: { resource: 'imports', uuid, name: 'file.csv' } },
      { event: 'import_judged', count: rows },
    ]);
    const left = await owner.query('select from import_files');
    expect(left.rowCount).toBe(0);

    expect((await put(uuid, 'undo')).json()).toMatchObject({ status: 'undoing' });
    await work();
    expect(await entry(uuid)).toMatchObject({ status: 'undone', kept: 0 });
    expect(await clients('Aurora')).toBe(0);
  });

  it('is previewed by its first rows', async () => {
    const answer = await ana.post('/api/v2/entities/import?preview=true', formOf(fileOf('Boreal')), english);
    expect(answer.json()).toMatchObject({ in_background: rows, created: few.importRows });
  });

  it('finds rows that repeat ones long before', async () => {
    const uuid = await begin(`${fileOf('Cisne')}\nCisne 7,Street,Brazil`);
    await work();
    expect(await entry(uuid)).toMatchObject({ status: 'judged', created: rows - 1, bad_rows: 2 });
  });

  it('is the only one at work in a company', async () => {
    await begin(fileOf('Delfim'));
    expect((await send(fileOf('Delfim'))).json()).toMatchObject({ code: 'import_running' });
    expect((await send(fileOf('Delfim'), gil)).statusCode).toBe(200);
  });
});

describe('an import in the background', () => {
  const judged = async (prefix: string) => {
    const uuid = await begin(fileOf(prefix));
    await work();
    return uuid;
  };

  it('that is cancelled while it writes keeps what is written, which can be undone', async () => {
    const uuid = await judged('Estrela');
    await put(uuid, 'write');
    let chunks = 0;
    let cancelled: Promise<unknown> | undefined;
    await work({ onPause: () => (chunks += 1) === 3 && (cancelled = put(uuid, 'cancel')) });
    await cancelled;
    const { status, created } = await entry(uuid);
    expect(status).toBe('cancelled');
    expect(created).toBeGreaterThanOrEqual(30);
    expect(created).toBeLessThan(rows - 1);
    expect(await clients('Estrela')).toBe(created);
    await put(uuid, 'undo');
    await work();
    expect([await clients('Estrela'), (await entry(uuid)).status]).toEqual([0, 'undone']);
  });

  it.each([
    ['has lost the right', 'delete from user_permissions where user_uuid = $1'],
    ['is no longer active', 'update users set active = false where uuid = $1'],
  ])('ends when its user %s', async (_, change) => {
    const may = ['entities:list', 'entities:import', 'imports:list', 'imports:show', 'imports:manage'];
    const someone = await somebodyWith(api, may);
    const uuid = (await send(fileOf('Farol'), someone)).json().import.uuid;
    await work();
    expect((await put(uuid, 'write', someone)).statusCode).toBe(200);
    let chunks = 0;
    let removed: Promise<unknown> | undefined;
    await work({ onPause: () => (chunks += 1) === 2 && (removed = owner.query(change, [someone.uuid])) });
    await removed;
    const { status, failure, created } = await entry(uuid);
    expect([status, failure]).toEqual(['failed', 'rights']);
    expect(await clients('Farol')).toBe(created);
    expect(created).toBeLessThan(rows - 1);
  });

  it('is confirmed, cancelled and undone only by those who may import its records', async () => {
    const uuid = await judged('Horta');
    const other = await somebodyWith(api, ['imports:list', 'imports:show', 'imports:manage', 'items:import']);
    const answers = [await put(uuid, 'write', other), await put(uuid, 'cancel', other)];
    await put(uuid, 'write');
    await work();
    answers.push(await put(uuid, 'undo', other), await other.get(`${imports}/${uuid}/bad-rows`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });

  it('is continued by another worker at the same place, and writes each row once', async () => {
    const uuid = await judged('Gaivota');
    await put(uuid, 'write');
    let chunks = 0;
    const stopping = new AbortController();
    await work({ signal: stopping.signal, onPause: () => (chunks += 1) === 4 && stopping.abort(new Error('stops')) });
    const before = await entry(uuid);
    expect(before).toMatchObject({ status: 'writing', done_rows: 40 });
    await Promise.all([work(), work()]);
    expect(await entry(uuid)).toMatchObject({ status: 'done', created: rows - 1 });
    expect(await clients('Gaivota')).toBe(rows - 1);
  });
});
