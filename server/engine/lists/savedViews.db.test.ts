import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { somebodyWith } from '../../../tests/support/rights.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const url = '/api/v2/saved-views';
const uuidOf = async (client: typeof ana) => (await client.get('/api/v1/auth/me')).json<{ uuid: string }>().uuid;
const view = (owner: string) => ({
  owner,
  resource: 'invoices',
  columns: 'invoices.list.number',
  name: 'Late',
  state: '{}',
});

it('a saved view is visible to its owner alone, also within a company', async () => {
  const made = await ana.post(url, view(await uuidOf(ana)));
  expect(made.statusCode).toBe(201);
  const { uuid } = made.json<{ uuid: string }>();
  expect((await ana.get(`${url}?resource=invoices`)).json().count).toBe(1);
  expect((await carla.get(url)).json().results).toEqual([]);
  for (const method of ['get', 'put', 'delete'] as const) {
    expect((await carla[method](`${url}/${uuid}`, view(await uuidOf(carla)))).statusCode, method).toBe(404);
  }
});

it('and cannot be created for another user', async () => {
  const answer = await carla.post(url, view(await uuidOf(ana)));
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['owner']]);
});

const shared = async (client: typeof ana, resource = 'invoices') =>
  (await client.get(`${url}/shared?resource=${resource}`)).json<{ results: { uuid: string; owner_name: string }[] }>()
    .results;
const plain = JSON.stringify({ filter: {}, sort: { field: 'number', order: 'DESC' }, hidden: [] });

it('is shared by its owner: others in the company use it, and only who manages the users deletes it', async () => {
  const own = { ...view(await uuidOf(ana)), name: 'Shared', state: plain };
  const { uuid } = (await ana.post(url, own)).json<{ uuid: string }>();
  expect(await shared(carla)).toEqual([]);
  expect((await ana.put(`${url}/${uuid}`, { ...own, shared: true })).statusCode).toBe(200);
  expect(await shared(carla)).toEqual([
    { uuid, owner_name: 'Ana Souza', columns: own.columns, name: 'Shared', state: plain },
  ]);
  const gil = await api.signIn('gil@globex.test');
  for (const [client, resource] of [
    [ana, 'invoices'],
    [gil, 'invoices'],
    [carla, 'entities'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await shared(client, resource)).toEqual([]);
  }
  expect((await carla.put(`${url}/${uuid}`, { ...own, owner: await uuidOf(carla) })).statusCode).toBe(404);
  expect((await carla.delete(`${url}/shared/${uuid}`)).statusCode).toBe(403);
  expect((await gil.delete(`${url}/shared/${uuid}`)).statusCode).toBe(404);
  const owner = await somebodyWith(api, ['members:remove']);
  expect((await owner.delete(`${url}/shared/${uuid}`)).statusCode).toBe(200);
  expect(await shared(carla)).toEqual([]);
});

it('is not offered with filters or lists that the reader may not use, and not deleted unless shared', async () => {
  const owner = await uuidOf(ana);
  const state = JSON.stringify({ filter: { secret: 1 }, sort: { field: 'number', order: 'ASC' }, hidden: [] });
  await ana.post(url, { ...view(owner), name: 'Secret', state, shared: true });
  const { uuid } = (await ana.post(url, { ...view(owner), name: 'Own' })).json<{ uuid: string }>();
  await ana.post(url, { ...view(owner), name: 'For readers', state: plain, shared: true });
  expect(await shared(carla)).toMatchObject([{ name: 'For readers' }]);
  const clerk = await somebodyWith(api, ['entities:list']);
  expect(await shared(clerk)).toEqual([]);
  expect((await ana.delete(`${url}/shared/${uuid}`)).statusCode).toBe(404);
});
