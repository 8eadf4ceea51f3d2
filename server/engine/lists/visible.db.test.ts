import { beforeAll, describe, expect, it } from 'vitest';
import { defineResource } from '../../../schemas/resource.ts';
import { testApp } from '../../../tests/support/app.ts';
import { loadResources } from '../resources/registry.ts';

/** An accountant sees the berths of two harbours, without cost and payer. */
const berths = defineResource({
  name: 'berths',
  singular: 'berth',
  api: { version: 'v2', path: 'berths' },
  scope: 'tenant',
  schema: {
    $id: 'Berth',
    type: 'object',
    required: ['name', 'harbour'],
    additionalProperties: false,
    properties: {
      uuid: { type: 'string', format: 'uuid', readOnly: true },
      name: { type: 'string', maxLength: 40 },
      harbour: { type: 'string', maxLength: 40 },
      price: { type: 'string', kind: 'decimal', decimal: { fraction: 2 } },
      payer: { type: 'string', maxLength: 40 },
    },
  },
  label: 'name',
  list: {
    columns: ['name', 'harbour', 'price', 'payer'],
    sort: ['name'],
    sortable: ['name', 'price'],
    search: ['name', 'payer'],
    filters: { harbour: 'eq', price: 'range', payer: 'contains' },
  },
  form: { sections: [] },
  access: {
    company: {
      COMPANY: ['list', 'show', 'create', 'edit', 'delete'],
      ACCOUNTANT: {
        may: ['list', 'show', 'create', 'edit', 'delete'],
        rows: [{ path: 'harbour', in: ['Lisboa', 'Porto'] }],
        hides: ['price', 'payer'],
      },
    },
  },
});

const api = await testApp({ resources: [...(await loadResources()), berths] });
const ana = await api.signIn('ana@acme.test');
const carla = await api.signIn('carla@contas.test');
const url = '/api/v2/berths';
const seenAt = (path = '') => `${url}${path}${path.includes('?') ? '&' : '?'}tenant=acme`;

beforeAll(async () => {
  await api.ownerPool.query(`
    create table berths (
      tenant_id uuid not null references tenants (id), uuid uuid not null default uuidv7(),
      name text not null, harbour text not null, price numeric(8, 2), payer text,
      version int not null default 1, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(), primary key (tenant_id, uuid));
    select guard_tenant_table('berths');
    select make_searchable('berths', array['name', 'payer'])`);
});

const berth = { name: 'A1', harbour: 'Lisboa', price: '12.5', payer: 'Grace' };
const make = async (change: object = {}): Promise<string> =>
  (await ana.post(url, { ...berth, ...change })).json().uuid as string;

describe('a property hidden from a role', () => {
  it('is omitted from lists and records, and included for others', async () => {
    const uuid = await make({ name: 'Hidden' });
    const [listed] = (await carla.get(seenAt('?search=hidden'))).json().results;
    expect(listed).toEqual({ uuid, name: 'Hidden', harbour: 'Lisboa' });
    expect((await carla.get(seenAt(`/${uuid}`))).json()).toEqual(listed);
    expect((await ana.get(`${url}/${uuid}`)).json()).toMatchObject({ price: '12.5', payer: 'Grace' });
  });

  it('cannot be filtered, sorted, searched or requested', async () => {
    await make({ name: 'Quiet', payer: 'Unmistakable' });
    const filtered = await carla.get(seenAt('?price_gte=1'));
    expect([filtered.statusCode, filtered.json().code]).toEqual([400, 'unknown_parameter']);
    const sorted = await carla.get(seenAt('?sort=price'));
    expect([sorted.statusCode, Object.keys(sorted.json().errors)]).toEqual([400, ['sort']]);
    const answer = await carla.get(seenAt('?fields=name,price'));
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['fields']]);
    expect((await carla.get(seenAt('?search=unmistak'))).json().count).toBe(0);
    expect((await ana.get(`${url}?search=unmistak`)).json().count).toBe(1);
  });

  it('is not written, and kept when that role writes', async () => {
    const uuid = await make({ name: 'Kept' });
    const change = { name: 'Renamed', harbour: 'Porto', price: '1', payer: 'Carla' };
    const answer = await carla.put(seenAt(`/${uuid}`), change);
    expect(answer.json()).toEqual({ uuid, name: 'Renamed', harbour: 'Porto', detail: 'Item salvo!' });
    expect((await ana.get(`${url}/${uuid}`)).json()).toMatchObject({ price: '12.5', payer: 'Grace' });
    const made = (await carla.post(seenAt(), change)).json();
    expect((await ana.get(`${url}/${made.uuid}`)).json()).not.toHaveProperty('price');
  });
});

describe('rows that a role cannot see', () => {
  it('are neither listed, counted, read, replaced nor deleted', async () => {
    const uuid = await make({ name: 'Elsewhere', harbour: 'Faro' });
    expect((await carla.get(seenAt('?search=elsewhere'))).json()).toMatchObject({ results: [], count: 0 });
    expect((await carla.get(seenAt(`?uuid=${uuid}`))).json().results).toEqual([]);
    const requests = [
      carla.get(seenAt(`/${uuid}`)),
      carla.put(seenAt(`/${uuid}`), berth),
      carla.delete(seenAt(`/${uuid}`)),
    ];
    expect((await Promise.all(requests)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    const many = await carla.delete(seenAt(`?uuid=${uuid}`));
    expect(many.json()).toMatchObject({ deleted: [], refused: [{ uuid, code: 'not_found' }] });
    expect((await ana.get(`${url}/${uuid}`)).json()).toMatchObject({ name: 'Elsewhere' });
  });

  it('cannot be created by it: the value is refused at its field', async () => {
    const uuid = await make();
    const moved = { name: 'A1', harbour: 'Faro' };
    for (const answer of [await carla.post(seenAt(), moved), await carla.put(seenAt(`/${uuid}`), moved)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual({ harbour: 'Você não tem acesso a registros com este valor' });
    }
  });

  it('do not affect visible ones', async () => {
    const uuid = await make({ name: 'Open' });
    expect((await carla.get(seenAt('?search=open'))).json()).toMatchObject({ count: 1 });
    expect((await carla.delete(seenAt(`?uuid=${uuid}`))).json().deleted).toEqual([uuid]);
  });
});
