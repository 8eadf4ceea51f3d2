import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { users } from '../../../../tests/support/identity.ts';

const api = await testApp();
// The database computes expiry by its own clock.
api.clock.set(new Date());
let admin = await api.signIn(users.admin.email);
const url = '/api/v2/operators';
const rui = { name: 'Rui Costa', email: 'rui@ultramar.example', language: 'en' };
const mails = async () =>
  (await api.ownerPool.query('select topic, language from outbox where email = $1', [rui.email])).rows;
const found = async () => (await admin.get(`${url}?search=rui`)).json().results;

it('invites an operator, who is listed as invited until they accept', async () => {
  const made = await admin.post(`${url}/invite`, rui);
  expect([made.statusCode, made.json()]).toMatchObject([201, { ...rui, type: 'ADMIN', status: 'invited' }]);
  expect(await mails()).toEqual([{ topic: 'invitation', language: 'en' }]);
  expect(await found()).toMatchObject([{ email: rui.email, status: 'invited', tenants: [] }]);
});

it('makes no account before that, and invites the same address once', async () => {
  const { rows } = await api.ownerPool.query('select from users where email = $1', [rui.email]);
  expect(rows).toEqual([]);
  expect((await admin.post(`${url}/invite`, rui)).statusCode).toBe(201);
  expect(await found()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

it('sends an invitation again only after a while, and once it has expired too', async () => {
  const [{ uuid }] = await found();
  expect((await admin.put(`${url}/${uuid}/resend`, {})).statusCode).toBe(429);
  api.clock.advance(60 * 60 * 1000);
  admin = await api.signIn(users.admin.email);
  expect((await admin.put(`${url}/${uuid}/resend`, {})).json()).toMatchObject({ status: 'invited' });
  expect(await mails()).toHaveLength(2);
});

it('withdraws an invitation, which is then gone', async () => {
  const [{ uuid }] = await found();
  expect((await admin.put(`${url}/${uuid}/withdraw`, {})).json()).toMatchObject({ uuid, status: 'withdrawn' });
  expect(await found()).toEqual([]);
  expect((await admin.put(`${url}/${uuid}/withdraw`, {})).statusCode).toBe(404);
});

it.each([
  ['name', { name: '' }],
  ['email', { email: 'nobody' }],
  ['email', { email: users.admin.email }],
])('refuses a wrong %s at its field', async (path, wrong) => {
  const answer = await admin.post(`${url}/invite`, { ...rui, ...wrong });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
});

it('takes no other type, status or company from the caller', async () => {
  const answer = await admin.post(`${url}/invite`, { ...rui, type: 'COMPANY', status: 'inactive', tenants: ['acme'] });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['type', 'status', 'tenants']]);
  const made = await admin.post(`${url}/invite`, { ...rui, type: 'ADMIN' });
  expect(made.json()).toMatchObject({ type: 'ADMIN', status: 'invited', tenants: [] });
});

it('is for administrators alone', async () => {
  const ana = await api.signIn(users.ana.email);
  expect((await ana.post(`${url}/invite`, rui)).statusCode).toBe(403);
});
