import { beforeEach, describe, expect, it, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';

const api = await testApp();
const url = '/api/v2/accountants/requests';
const carla = await api.signIn('carla@contas.test');
const english = { 'accept-language': 'en' };

beforeEach(async () => {
  await api.ownerPool.query("delete from access_grants where state <> 'granted'");
  await api.ownerPool.query('delete from outbox');
  await api.ownerPool.query('delete from sign_in_attempts');
});

const ask = (company: string) => carla.post(url, { company }, english);
const mails = async () =>
  (await api.ownerPool.query("select email, args ->> 'actor' as actor from outbox where topic = 'access_requested'"))
    .rows;
const stands = async () =>
  (
    await api.ownerPool.query(
      `select t.slug, g.state from access_grants g join tenants t on t.id = g.tenant_uuid order by 1`,
    )
  ).rows.map(({ slug, state }) => [slug, state]);

it('notifies the owners of the company by mail, once for repeated requests', async () => {
  expect((await ask('globex')).statusCode).toBe(202);
  expect((await ask(' GLOBEX ')).statusCode).toBe(202);
  expect(await mails()).toEqual([{ email: 'gil@globex.test', actor: 'Carla Nunes (carla@contas.test)' }]);
  expect(await stands()).toContainEqual(['globex', 'requested']);
});

it('notifies them again if they have removed access since', async () => {
  await ask('globex');
  await api.ownerPool.query("update access_grants set state = 'withdrawn' where state = 'requested'");
  await ask('globex');
  expect(await mails()).toHaveLength(2);
  expect(await stands()).toContainEqual(['globex', 'requested']);
});

it('does not change existing access', async () => {
  await ask('acme');
  expect([await mails(), await stands()]).toEqual([[], [['acme', 'granted']]]);
});

it('has the same answer if there is no such company', async () => {
  const [known, unknown] = [await ask('globex'), await ask('nowhere')];
  expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
  expect(await mails()).toHaveLength(1);
});

test.each([
  [{}, 400],
  [{ company: '' }, 400],
  [{ company: 'x'.repeat(64) }, 400],
  [{ company: 'globex', state: 'granted' }, 400],
  [{ company: "globex' or true --" }, 202],
])('%j returns %i, and gives no access', async (body, status) => {
  expect((await carla.post(url, body)).statusCode).toBe(status);
  expect((await stands()).filter(([, state]) => state === 'granted')).toEqual([['acme', 'granted']]);
});

test.each(['ana@acme.test', 'admin@ultramar.test'])('%s is no accountant, and cannot request access', async (email) => {
  const answer = await (await api.signIn(email)).post(url, { company: 'globex' });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['company']]);
  expect(await mails()).toEqual([]);
});

describe('an open request', () => {
  const withdraw = (company: string) => carla.delete(`${url}/${company}`);
  const countForGlobex = async () =>
    (await (await api.signIn('gil@globex.test')).get('/api/v2/partners/requests')).json().count;

  it('can be withdrawn, and disappears for the company', async () => {
    await ask('globex');
    expect(await countForGlobex()).toBe(1);
    expect((await withdraw('Globex')).statusCode).toBe(200);
    expect([await countForGlobex(), await stands()]).toEqual([0, [['acme', 'granted']]]);
  });

  it('has the same answer without a request, and granted access is kept', async () => {
    const answers = await Promise.all(['globex', 'nowhere', 'acme'].map(withdraw));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stands()).toEqual([['acme', 'granted']]);
  });
});

it('limits requests, also those without a result', async () => {
  for (let count = 0; count < 10; count += 1) expect((await ask(`nowhere-${count}`)).statusCode).toBe(202);
  expect((await ask('globex')).json().code).toBe('too_many_requests');
  expect(await mails()).toEqual([]);
});
