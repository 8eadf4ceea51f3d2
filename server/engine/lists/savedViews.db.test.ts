import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';

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
