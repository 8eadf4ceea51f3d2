import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { users } from '../../../../tests/support/identity.ts';

/** Bodies that grant rights (`api.strict`): nothing is dropped silently. */

const api = await testApp();
const ana = await api.signIn(users.ana.email);
const admin = await api.signIn(users.admin.email);
const anaId = api.identity.users[users.ana.email] ?? '';

const role = (await ana.post('/api/v1/roles', { name: 'Sellers', permissions: ['items:list'] })).json();
const at = `/api/v1/roles/${role.uuid}`;

describe('a new record', () => {
  it.each([
    ['roles', 'tenant', 'globex'],
    ['roles', 'built_in', 'owner'],
    ['roles', 'type', 'ADMIN'],
    ['groups', 'tenant', 'globex'],
    ['groups', 'users', [anaId]],
  ])('of %s has no %s from its body', async (path, field, value) => {
    const answer = await ana.post(`/api/v1/${path}`, { name: 'New', [field]: value });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  });

  it.each([
    ['owner', { uuid: anaId }],
    ['status', 'inactive'],
    ['permissions', ['users:list']],
    ['secret', 'mine'],
  ])('of clients has no %s from its body', async (field, value) => {
    const answer = await admin.post('/api/v1/clients', { name: 'Sync', scope: 'users:list', [field]: value });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  });
});

describe('a record that is replaced', () => {
  it('may be sent back as it was read, and changed', async () => {
    const read = (await ana.get(at)).json();
    expect((await ana.put(at, { ...read, name: 'Selling' })).json()).toMatchObject({ name: 'Selling', tenant: 'acme' });
  });

  it.each([
    ['tenant', 'globex'],
    ['built_in', 'owner'],
    ['type', 'ADMIN'],
    ['id', crypto.randomUUID()],
  ])('takes no other %s', async (field, value) => {
    const answer = await ana.put(at, { name: 'Selling', permissions: ['items:list'], [field]: value });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  });

  it.each([
    ['type', 'ADMIN'],
    ['email', 'other@acme.test'],
    ['tenant', 'globex'],
    ['roles', ['owner']],
  ])('is no person of another %s', async (field, value) => {
    for (const write of [admin.put, admin.patch]) {
      const answer = await write(`/api/v1/users/${anaId}`, { name: 'Ana Souza', [field]: value });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    }
  });
});
