import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { limitedGranters } from './ownRights.testing.ts';

const api = await testApp();
const { ana, admin, bia, suspend, heavy, board } = await limitedGranters(api);

describe('a right in a company holds no permission of the platform', () => {
  const key = (answer: { json(): { code?: string; errors?: object } }) =>
    Object.keys(answer.json().errors ?? {})[0] ?? answer.json().code;
  const body = { name: 'Odd', permissions: ['roles:list', 'tenants:suspend'] };

  it.each([
    ['a new role', () => ana.post('/api/v1/roles', body), 'permissions.1'],
    ['a role', () => admin.put(`/api/v1/roles/${heavy}`, body), 'permissions.1'],
    ['a new group', () => ana.post('/api/v1/groups', body), 'permissions.1'],
    ['a group', () => admin.put(`/api/v1/groups/${board}`, { ...body, roles: [] }), 'permissions.1'],
    ['a group, singly', () => admin.post(`/api/v1/groups/${board}/permission/${suspend}`), 'role_unfit'],
    ['a user', () => ana.post(`/api/v1/permissions/${suspend}/user/${bia}`), 'role_unfit'],
    ['a user, from outside', () => admin.post(`/api/v1/permissions/${suspend}/user/${bia}?company=acme`), 'role_unfit'],
  ])('%s', async (_what, call, refused) => {
    expect(key(await call())).toBe(refused);
  });

  it('a role of the platform does', async () => {
    expect((await admin.post('/api/v1/roles', body)).statusCode).toBe(201);
  });
});
