import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { make } from '../../../../tests/support/company.ts';

const url = '/api/v2/tax-rates';
const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const iss = await make(ana, '/api/v2/tributes', { name: 'ISS' });
const pis = await make(ana, '/api/v2/tributes', { name: 'PIS' });

it('a company has one rate per tax, replaced as a whole, with optimistic locking', async () => {
  const before = await ana.get(url);
  expect(before.json()).toEqual({ rates: [] });
  const match = { 'if-match': String(before.headers['etag']) };
  const rates = [
    { tribute: { uuid: iss }, value: '5' },
    { tribute: { uuid: pis }, value: '1.65' },
  ];
  expect((await ana.put(url, { rates }, match)).statusCode).toBe(200);
  expect((await carla.get(url)).json().rates).toMatchObject([
    { tribute: { uuid: iss, name: 'ISS' }, value: expect.stringMatching(/^5(\.0+)?$/) },
    { tribute: { uuid: pis }, value: expect.stringMatching(/^1\.650*$/) },
  ]);
  expect((await ana.put(url, { rates: [] }, match)).json().code).toBe('stale');
  expect((await gil.get(url)).json()).toEqual({ rates: [] });
  expect((await ana.put(url, { rates: [] })).json()).toMatchObject({ rates: [] });
});

it('a tax without a rate is not stored, and clearing its rate removes it', async () => {
  const put = async (rates: object[]) => (await ana.put(url, { rates })).json().rates;
  const [stored] = await put([{ tribute: { uuid: pis } }, { tribute: { uuid: iss }, value: '5' }]);
  expect(await put([stored])).toMatchObject([{ uuid: stored.uuid, tribute: { uuid: iss } }]);
  expect(await put([{ ...stored, value: null }])).toEqual([]);
});

it.each([
  [() => [iss, iss], 'rates.1.tribute', '5'],
  [() => [iss], 'rates.0.value', '1000.1'],
  [() => [iss], 'rates.0.value', '-1'],
  [() => ['0190f3a0-0000-7000-8000-000000000001'], 'rates.0.tribute', '5'],
])('%s is refused at %s', async (tributes, path, value) => {
  const answer = await ana.put(url, { rates: tributes().map((uuid) => ({ tribute: { uuid }, value })) });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
});

it('only users of the company change the rates, and deleting a tax deletes its rate', async () => {
  expect((await carla.put(url, { rates: [] })).json().code).toBe('forbidden');
  const gone = await make(ana, '/api/v2/tributes', { name: 'Gone' });
  await ana.put(url, { rates: [{ tribute: { uuid: gone }, value: '2' }] });
  expect((await ana.delete(`/api/v2/tributes/${gone}`)).statusCode).toBe(200);
  expect((await ana.get(url)).json()).toEqual({ rates: [] });
});
