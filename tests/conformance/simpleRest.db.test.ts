import type { DataProvider } from 'react-admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider, createHttp, detailOf } from '../../dataProvider/index.ts';
import { fleet, ports, vessels } from '../../server/engine/http/simpleRest.testing.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { testApp } from '../support/app.ts';
import { fetchFrom } from '../support/injected.ts';

const resources = [...(await loadResources()), vessels, ports];
const api = await testApp({ resources });
const ana = await providerOf('ana@acme.test');

/** A provider that sends its tenant, as the console does, and records the address of each call. */
async function providerOf(email: string): Promise<{ provider: DataProvider; urls: string[] }> {
  const { token } = await api.signIn(email);
  const urls: string[] = [];
  const into = fetchFrom(api.app);
  const http = createHttp({
    base: '',
    token: () => token,
    refresh: () => Promise.resolve(false),
    tenant: () => 'acme',
    language: () => 'en',
    fetch: (input, init) => {
      urls.push(decodeURIComponent(`${init?.method} ${String(input)}`));
      return into(input, init);
    },
  });
  return { provider: createDataProvider({ http, resources }), urls };
}

const { provider, urls } = ana;
const page = { pagination: { page: 1, perPage: 2 }, sort: { field: 'name', order: 'DESC' as const }, filter: {} };
const namesOf = (records: { name?: string }[]) => records.map(({ name }) => name);

beforeAll(() => api.ownerPool.query(fleet));

describe('a list', () => {
  it('is requested in the dialect of its resource, with the tenant', async () => {
    const { data, total } = await provider.getList('vessels', { ...page, filter: { q: ' r ', flag: { id: 76 } } });
    expect([namesOf(data), total]).toEqual([['Doris', 'Ceres'], 2]);
    expect(urls.at(-1)).toBe(
      'GET /api/v1/fleet/vessels?tenant=acme&filter={"q":"r","flag":76}&range=[0,1]&sort=["name","DESC"]',
    );
  });

  it('has the order of its resource if react-admin sends only its default', async () => {
    const { data, total } = await provider.getList('vessels', { ...page, sort: { field: 'id', order: 'ASC' } });
    expect([namesOf(data), total]).toEqual([['Ceres', 'Doris'], 4]);
    expect(namesOf((await provider.getList('vessels', {})).data)).toHaveLength(4);
  });

  it('returns only the requested fields', async () => {
    const { data } = await provider.getList('vessels', { ...page, meta: { fields: ['name', 'flag.identifier'] } });
    expect(data.map((record) => Object.keys(record).toSorted())).toEqual(
      [...Array(2)].map(() => ['flag', 'id', 'name', 'uuid']),
    );
    expect(Object.keys(data[0]?.flag)).toEqual(['identifier']);
  });

  it('returns records by key, and those that refer to a record', async () => {
    const { data } = await provider.getList('vessels', page);
    const ids = data.map(({ id }) => id);
    const { data: many } = await provider.getMany('vessels', { ids: [...ids, ...ids] });
    expect(namesOf(many).toSorted()).toEqual(namesOf(data).toSorted());
    const pointing = await provider.getManyReference('vessels', { ...page, target: 'flag', id: 620 });
    expect([namesOf(pointing.data), pointing.total]).toEqual([['Água'], 1]);
  });

  it('of the platform uses the same dialect, beside lists in our own', async () => {
    expect((await provider.getList('ports', page)).data).toEqual([
      { id: 7, name: 'Santos' },
      { id: 9, name: 'Itajaí' },
    ]);
    expect((await provider.getOne('ports', { id: 9 })).data).toMatchObject({ id: 9, name: 'Itajaí' });
    await provider.getOne('countries', { id: 76 });
    expect(urls.at(-1)).toBe('GET /api/v2/countries/76?tenant=acme');
  });
});

describe('a record', () => {
  const create = async (data: object) => (await provider.create('vessels', { data })).data;

  it('is created, read and replaced at the version that was read, with a message', async () => {
    const { '@detail': detail, ...made } = await create({ name: 'Eos', class: 'ferry', '@other': 1 });
    expect(detail).toBe('Item saved!');
    const { data: read } = await provider.getOne('vessels', { id: made['id'] });
    expect(read).toEqual(made);
    const replace = (name: string) =>
      provider.update('vessels', { id: read.id, data: { ...read, name }, previousData: read });
    expect((await replace('Eos II')).data).toMatchObject({ id: read.id, name: 'Eos II', '@etag': '"2"' });
    await expect(replace('Eos III')).rejects.toMatchObject({ status: 409, code: 'stale' });
  });

  it('is rejected with errors for its fields, in the requested language', async () => {
    await expect(create({ class: 'submarine' })).rejects.toMatchObject({
      status: 400,
      body: { errors: { name: 'Required field', class: 'Choose one of the options' } },
    });
  });

  it('can be changed in bulk and deleted, alone or in bulk', async () => {
    const ids = await Promise.all(['F', 'G', 'H'].map(async (name) => (await create({ name, class: 'cargo' })).id));
    await provider.updateMany('vessels', { ids, data: { class: 'tanker' } });
    expect((await provider.getMany('vessels', { ids })).data).toMatchObject(
      ids.map((id) => ({ id, class: 'tanker', name: expect.any(String) })),
    );
    const [id, ...others] = ids;
    const { data } = await provider.delete('vessels', { id });
    expect([data.id, detailOf(data)]).toEqual([id, 'Item deleted']);
    expect((await provider.deleteMany('vessels', { ids: others })).data).toEqual(others);
    expect((await provider.getMany('vessels', { ids })).data).toEqual([]);
  });
});
