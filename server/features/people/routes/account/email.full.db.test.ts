import { beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestClient } from '../../../../../tests/support/app.ts';
import { addUser, password, users } from '../../../../../tests/support/identity.ts';
import { tokenTo, topicsTo } from '../../../../../tests/support/mails.ts';

const api = await testApp();
const { ownerPool: owner } = api;
const before = 'lia@acme.test';
const after = 'lia.souza@acme.test';
let lia: TestClient;

beforeEach(async () => {
  await owner.query('delete from sign_in_attempts; delete from one_time_links; delete from outbox');
  await owner.query('delete from users where email = any ($1)', [[before, after, 'taken@acme.test']]);
  await addUser(owner, { ...users.ana, name: 'Lia', email: before });
  lia = await api.signIn(before);
});

const ask = (email = after, current_password = password) => lia.post('/api/v1/auth/email', { email, current_password });
const confirm = (token: string) => api.anonymous.post('/api/v1/auth/email/confirm', { token });
const link = () => tokenTo(owner, after, 'email_confirm');

describe('a new address', () => {
  test('replaces the old one when its link is followed, and the old one gets a notice', async () => {
    expect((await ask()).statusCode).toBe(202);
    await expect(api.signIn(after)).rejects.toThrow('cannot sign in');
    const token = await link();
    expect((await api.anonymous.get(`/api/v1/auth/tokens/${token}`)).json()).toMatchObject({
      purpose: 'email',
      email: after,
    });
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await lia.get('/api/v1/auth/me')).json()).toMatchObject({ email: after });
    await expect(api.signIn(after)).resolves.toBeDefined();
    await expect(api.signIn(before)).rejects.toThrow('cannot sign in');
    expect(await topicsTo(owner, before)).toContain('email_changed');
    expect((await confirm(token)).json().code).toBe('link_used');
  });

  test('takes the current password', async () => {
    const answer = await ask(after, 'guess');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['current_password']]);
    expect(await topicsTo(owner, after)).toEqual([]);
  });

  test('of another account gets no mail, with the same response', async () => {
    await addUser(owner, { ...users.ana, name: 'Tea', email: 'taken@acme.test' });
    const [free, taken] = [await ask(), await ask('Taken@acme.test')];
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    expect(await topicsTo(owner, 'taken@acme.test')).toEqual([]);
  });

  test('stays with another account that gets it meanwhile', async () => {
    await ask();
    const token = await link();
    await addUser(owner, { ...users.ana, name: 'Tea', email: after });
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_taken']);
    expect((await lia.get('/api/v1/auth/me')).json()).toMatchObject({ email: before });
  });

  test('is not the one that the account has', async () => {
    expect(Object.keys((await ask(before.toUpperCase())).json().errors)).toEqual(['email']);
  });

  test('invalidates links mailed to the previous one', async () => {
    await api.anonymous.post('/api/v1/auth/forgot', { email: before });
    const old = await tokenTo(owner, before, 'reset');
    await ask();
    await confirm(await link());
    const reset = await api.anonymous.post('/api/v1/auth/reset', {
      token: old,
      password: 'three rivers by the harbor',
    });
    expect(reset.json().code).toBe('link_invalid');
  });

  test('is asked for a few times only', async () => {
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await ask(`lia${n}@acme.test`)).statusCode);
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
  });
});
