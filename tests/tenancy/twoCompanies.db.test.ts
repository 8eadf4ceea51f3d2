import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../support/app.ts';
import { addUser } from '../support/identity.ts';
import { builtInRole, permissionKey } from '../support/rights.ts';

const api = await testApp();
const { acme, globex } = api.identity.tenants;
const email = 'duda@both.test';
let [inAcme, inGlobex] = [api.anonymous, api.anonymous] as TestClient[];
let duda = '';

/** Creates a user who owns acme and has read access to globex. */
beforeAll(async () => {
  duda = await addUser(api.ownerPool, { name: 'Duda', email, type: 'COMPANY', tenants: ['acme', 'globex'] });
  await api.ownerPool.query('delete from user_roles where user_uuid = $1', [duda]);
  const give = 'insert into user_roles (user_uuid, tenant_uuid, role_uuid) values ($1, $2, $3)';
  await api.ownerPool.query(give, [duda, acme, await builtInRole(api, 'owner')]);
  await api.ownerPool.query(give, [duda, globex, await builtInRole(api, 'read_only')]);
  inAcme = await api.signIn(email, { tenant: 'acme' });
  inGlobex = await api.signIn(email, { tenant: 'globex' });
});

const made = async (who: TestClient | undefined, url: string, body: object) => who?.post(url, body);

describe('a user of two companies', () => {
  it('gets the permissions of each company', async () => {
    const [there, here] = await Promise.all([inAcme?.get('/api/v1/auth/me'), inGlobex?.get('/api/v1/auth/me')]);
    expect(there?.json().permissions).toContain('tributes:create');
    expect(here?.json().permissions).not.toContain('tributes:create');
  });

  it.each([
    ['/api/v2/tributes', { name: 'ISS' }],
    ['/api/v1/users/invite', { email: 'new@both.test' }],
    ['/api/v1/roles', { name: 'Mine', permissions: ['invoices:list'] }],
    ['/api/v1/groups', { name: 'Mine' }],
  ])('cannot write to %s in the second with rights in the first', async (url, body) => {
    expect((await made(inGlobex, url, body))?.statusCode).toBe(403);
    expect((await made(inAcme, url, body))?.statusCode).toBeLessThan(300);
  });

  it('gains no rights in the second by a role, a group or a permission of the first', async () => {
    const permissions = ['items:list', 'items:create'];
    const { id: role } = (await made(inAcme, '/api/v1/roles', { name: 'Items', permissions }))?.json() ?? {};
    const { id: group } = (await made(inAcme, '/api/v1/groups', { name: 'Items', permissions }))?.json() ?? {};
    for (const url of [
      `/api/v1/roles/${role}/user/${duda}`,
      `/api/v1/groups/${group}/user/${duda}`,
      `/api/v1/permissions/${await permissionKey(api, 'items:create')}/user/${duda}`,
    ])
      expect((await made(inAcme, url, {}))?.statusCode, url).toBeLessThan(300);
    expect((await made(inGlobex, '/api/v2/invoice/items', { description: 'Hour' }))?.statusCode).toBe(403);
    // Users of the second company cannot grant them either, because they cannot see them.
    const gil = await api.signIn('gil@globex.test');
    expect((await gil.post(`/api/v1/roles/${role}/user/${duda}`)).statusCode).toBe(404);
    expect((await gil.post(`/api/v1/groups/${group}/user/${duda}`)).statusCode).toBe(404);
  });

  it('cannot read records of one company in the other', async () => {
    const { uuid } = (await made(inAcme, '/api/v2/tributes', { name: 'IVA' }))?.json() ?? {};
    expect((await inAcme?.get(`/api/v2/tributes/${uuid}`))?.statusCode).toBe(200);
    expect((await inGlobex?.get(`/api/v2/tributes/${uuid}`))?.statusCode).toBe(404);
  });
});
