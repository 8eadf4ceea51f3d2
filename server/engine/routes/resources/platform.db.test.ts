import { beforeAll, describe, expect, it } from 'vitest';
import { noActions } from '../../../../schemas/actions.ts';
import { defineResource } from '../../../../schemas/resource.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { loadResources } from '../../resources/registry.ts';

/** Harbours belong to the platform: administrators write them, companies read them, accountants do not. */
const harbours = defineResource({
  name: 'harbours',
  singular: 'harbour',
  api: { version: 'v2', path: 'harbours' },
  scope: 'platform',
  schema: {
    $id: 'Harbour',
    type: 'object',
    required: ['name', 'code'],
    additionalProperties: false,
    properties: {
      uuid: { type: 'string', format: 'uuid', readOnly: true },
      name: { type: 'string', minLength: 1, maxLength: 40 },
      code: { type: 'string', maxLength: 5, unique: true, immutable: true },
      status: { type: 'string', enum: ['open', 'closed'], default: 'open', readOnly: true },
      reason: { type: 'string', maxLength: 80, readOnly: true },
      quays: {
        type: 'array',
        maxItems: 10,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            uuid: { type: 'string', format: 'uuid' },
            name: { type: 'string', maxLength: 20 },
          },
        },
      },
    },
  },
  label: 'name',
  list: { columns: ['name', 'code'], sort: ['name'], sortable: ['name'], search: ['name'], filters: {} },
  form: { sections: [] },
  status: 'status',
  actions: {
    ...noActions,
    commands: {
      close: {
        needs: 'edit',
        in: ['open'],
        to: 'closed',
        bulk: true,
        input: {
          type: 'object',
          required: ['reason'],
          additionalProperties: false,
          properties: { reason: { type: 'string', maxLength: 80 } },
        },
      },
    },
  },
  access: {
    company: { COMPANY: ['list', 'show'] },
    admin: { ADMIN: ['list', 'show', 'create', 'edit', 'delete'] },
  },
});

const url = '/api/v2/harbours';
const currencies = '/api/v2/currencies';
const nobody = '0198f6b2-0000-7000-8000-000000000001';

const api = await testApp({ resources: [...(await loadResources()), harbours] });
const marta = await api.signIn('admin@ultramar.test');
const ana = await api.signIn('ana@acme.test');
const carla = await api.signIn('carla@contas.test');

beforeAll(async () => {
  await api.ownerPool.query(`
    create table harbours (
      uuid uuid primary key default uuidv7(), name text not null, code text not null unique,
      status text not null default 'open', reason text,
      version int not null default 1, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now());
    select guard_platform_table('harbours');
    create table harbour_quays (
      uuid uuid primary key default uuidv7(), harbour_uuid uuid not null references harbours on delete cascade,
      position int not null, name text not null, version int not null default 1);
    select guard_platform_table('harbour_quays', subject => 'harbour_uuid')`);
});

let made = 0;
const body = (change: object = {}) => ({ name: 'Leixões', code: `H${++made}`, ...change });
const make = async (change: object = {}): Promise<string> =>
  (await marta.post(url, body(change))).json().uuid as string;

describe('a record of the platform', () => {
  it('is made, read, replaced and deleted by its administrators', async () => {
    const harbour = body({ quays: [{ name: 'North' }, { name: 'South' }] });
    const created = await marta.post(url, harbour);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ ...harbour, detail: 'Item salvo!' });
    expect(created.headers['etag']).toBe('"1"');
    const { uuid, quays } = created.json<{ uuid: string; quays: object[] }>();

    const replaced = await marta.put(`${url}/${uuid}`, {
      ...harbour,
      name: 'Sines',
      quays: [quays[1], { name: 'West' }],
    });
    expect(replaced.json()).toMatchObject({ name: 'Sines', code: harbour.code, quays: [quays[1], { name: 'West' }] });
    expect(replaced.headers['etag']).toBe('"2"');
    expect({ ...(await ana.get(`${url}/${uuid}`)).json(), detail: 'Item salvo!' }).toEqual(replaced.json());

    expect((await marta.delete(`${url}/${uuid}`)).json()).toEqual({ detail: 'Item excluído' });
    expect((await marta.get(`${url}/${uuid}`)).statusCode).toBe(404);
    expect((await marta.put(`${url}/${uuid}`, harbour)).statusCode).toBe(404);
  });

  it('is one as a key is sent again', async () => {
    const harbour = body();
    const key = { 'idempotency-key': 'harbour' };
    const [first, again] = [await marta.post(url, harbour, key), await marta.post(url, harbour, key)];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(again.headers).toMatchObject({ etag: '"1"', 'idempotency-replayed': 'true' });
    expect((await marta.post(url, body(), key)).json().code).toBe('key_reused');
  });

  it('is neither replaced nor deleted by a stale copy', async () => {
    const harbour = body();
    const at = `${url}/${(await marta.post(url, harbour)).json().uuid}`;
    const asRead = { 'if-match': '"1"' };
    expect((await marta.put(at, { ...harbour, name: 'Aveiro' }, asRead)).statusCode).toBe(200);
    for (const late of [await marta.put(at, harbour, asRead), await marta.delete(at, asRead)])
      expect([late.statusCode, late.json().code]).toEqual([409, 'stale']);
  });

  it('is refused at the field that another has, or that is for good', async () => {
    const harbour = body();
    const at = `${url}/${(await marta.post(url, harbour)).json().uuid}`;
    const double = await marta.post(url, harbour);
    expect([double.statusCode, Object.keys(double.json().errors)]).toEqual([409, ['code']]);
    const moved = await marta.put(at, body());
    expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([400, ['code']]);
    const bad = await marta.post(url, { code: 'toolong' });
    expect([bad.statusCode, Object.keys(bad.json().errors).toSorted()]).toEqual([400, ['code', 'name']]);
  });

  it('has a history in the name of its author, its rows too', async () => {
    const uuid = await make({ name: 'Faro', quays: [{ name: 'East' }] });
    await marta.delete(`${url}/${uuid}`);
    const { rows } = await api.ownerPool.query<{ done: string; actor: string }>(
      `select table_name || ' ' || action as done, actor from platform_audit_log where subject_key = $1 order by uuid`,
      [uuid],
    );
    const done = ['harbours created', 'harbour_quays created', 'harbours deleted', 'harbour_quays deleted'];
    expect(rows.map((row) => row.done).toSorted()).toEqual(done.toSorted());
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['Administração <admin@ultramar.test>']));
  });
});

describe('several of the platform', () => {
  it('are deleted in one request, those that nothing points to', async () => {
    const [one, other, needed] = [await make(), await make(), await make()];
    await api.ownerPool.query('create table ships (id int primary key, harbour_uuid uuid references harbours)');
    await api.ownerPool.query('insert into ships values (1, $1)', [needed]);
    const answer = await marta.delete(`${url}?uuid=${[one, needed, nobody, other].join(',')}`);
    expect(answer.json()).toMatchObject({
      deleted: [one, other],
      refused: [
        { uuid: needed, code: 'in_use' },
        { uuid: nobody, code: 'not_found' },
      ],
    });
    expect((await marta.delete(`${url}/${needed}`)).json().code).toBe('in_use');
    expect((await marta.get(`${url}?uuid=${[one, needed, other].join(',')}`)).json()).toMatchObject({ count: 1 });
  });

  it('have numbers for keys where that is their key', async () => {
    const create = async (code: string): Promise<number> =>
      (await marta.post(currencies, { code, name: 'A coin', locale: 'en' })).json().id as number;
    const [one, other] = [await create('XQA'), await create('XQB')];
    const renamed = { code: 'XQA', name: 'Another coin', locale: 'pt-BR' };
    const put = await marta.put(`${currencies}/${one}`, renamed, { 'if-match': '"1"' });
    expect([put.json(), put.headers['etag']]).toEqual([{ id: one, ...renamed, detail: 'Moeda XQA salva' }, '"2"']);
    const answer = await marta.delete(`${currencies}?id=${one},${other},999999`);
    expect(answer.json()).toMatchObject({
      deleted: [one, other],
      refused: [{ id: 999_999, code: 'not_found' }],
    });
    expect((await marta.get(`${currencies}/${one}`)).statusCode).toBe(404);
  });
});

describe('a command on a record of the platform', () => {
  const reason = { reason: 'Storm' };
  const closing = async () => `${url}/${await make()}/close`;

  it('is done to it as declared, by its administrators, and once', async () => {
    const uuid = await make();
    const done = await marta.put(`${url}/${uuid}/close`, reason, { 'if-match': '"1"' });
    expect([done.statusCode, done.headers['etag']]).toEqual([200, '"2"']);
    expect(done.json()).toMatchObject({ uuid, status: 'closed', ...reason });
    const again = await marta.put(`${url}/${uuid}/close`, reason);
    expect([again.statusCode, again.json().code]).toEqual([409, 'status_not_allowed']);
    expect((await ana.put(await closing(), reason)).json().code).toBe('forbidden');
  });

  it('requires the declared permissions', async () => {
    const answer = await marta.put(await closing(), {});
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['reason']]);
  });

  it('is done to many in one request: to those it is for', async () => {
    const [one, other] = [await make(), await make()];
    await marta.put(`${url}/${other}/close`, reason);
    const closeBoth = `${url}/close?uuid=${one},${other},${nobody}`;
    const outcome = {
      done: [one],
      refused: [
        { uuid: nobody, code: 'not_found' },
        { uuid: other, code: 'status_not_allowed' },
      ],
    };
    expect((await marta.put(`${closeBoth}&preview=true`, reason)).json()).toMatchObject(outcome);
    expect((await marta.get(`${url}/${one}`)).json()).toMatchObject({ status: 'open' });
    expect((await marta.put(closeBoth, reason)).json()).toMatchObject(outcome);
    expect((await marta.get(`${url}/${one}`)).json()).toMatchObject({ status: 'closed' });
  });

  it('is one entry of its history under its name', async () => {
    const uuid = await make();
    await marta.put(`${url}/${uuid}/close`, reason);
    const { rows } = await api.ownerPool.query(
      'select action, command from platform_audit_log where subject_key = $1 order by uuid',
      [uuid],
    );
    expect(rows).toEqual([
      { action: 'created', command: null },
      { action: 'updated', command: 'harbours.close' },
    ]);
  });
});

describe('a user who is no administrator', () => {
  it('reads what its access allows, and writes nothing', async () => {
    const at = `${url}/${await make()}`;
    expect((await ana.get(url)).statusCode).toBe(200);
    expect((await carla.get(url)).json().code).toBe('forbidden');
    for (const who of [ana, carla]) {
      const answers = [
        await who.post(url, body()),
        await who.put(at, body()),
        await who.delete(at),
        await who.delete(`${url}?uuid=${nobody}`),
      ];
      expect(answers.map(({ statusCode, json }) => [statusCode, json().code])).toEqual(
        answers.map(() => [403, 'forbidden']),
      );
    }
    expect((await marta.get(at)).statusCode).toBe(200);
  });
});
