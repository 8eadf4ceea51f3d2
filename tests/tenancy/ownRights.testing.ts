import type { TestApp } from '../support/app.ts';
import { make, usLocation } from '../support/company.ts';
import { addUser, users } from '../support/identity.ts';
import { builtInRole, permissionKey, somebodyWith } from '../support/rights.ts';

/** The resources whose calls change rights. */
const about = new Set([
  'users',
  'members',
  'invitations',
  'platform-invitations',
  'partners',
  'roles',
  'groups',
  'permissions',
  'clients',
  'operators',
]);

/** Returns whether a permission allows calls that change rights. */
export const isAboutRights = (permission: string): boolean => about.has(permission.split(':')[0] ?? '');

export const [clerkName, operatorName, clientName] = [
  'a clerk of the company',
  'an operator',
  'a client of the administrator',
] as const;

/**
 * Creates users who may change rights and do nothing else, and what they have no right to: people, roles, groups,
 * invitations and clients with more rights.
 */
export async function limitedGranters(api: TestApp) {
  const { ownerPool, identity } = api;
  const [ana, admin] = [await api.signIn(users.ana.email), await api.signIn(users.admin.email)];
  const [anaId = '', carlaId = ''] = [users.ana, users.carla].map(({ email }) => identity.users[email]);

  /** All permissions about rights, of a company's user and of an operator, and no others. */
  const [clerkMay, operatorMay] = ['COMPANY', 'ADMIN'].map((type) =>
    api.app.permissions.frameOf(type as 'COMPANY' | 'ADMIN').all.filter((name) => isAboutRights(name)),
  );
  const clerk = await somebodyWith(api, clerkMay ?? []);
  const operatorId = await addUser(ownerPool, {
    name: 'Olga',
    email: 'olga@ultramar.test',
    type: 'ADMIN',
    tenants: [],
  });
  await ownerPool.query('delete from user_roles where user_uuid = $1', [operatorId]);
  await ownerPool.query(
    'insert into user_permissions (user_uuid, permission_uuid) select $1, uuid from permissions where name = any($2)',
    [operatorId, operatorMay],
  );
  const operator = await api.signIn('olga@ultramar.test');
  const clientMay = (operatorMay ?? []).filter((name) => name !== 'clients:retire').join(' ');
  const { id: clientId, secret } = (await admin.post('/api/v1/clients', { name: 'Sync', scope: clientMay })).json();
  const issued = await api.anonymous.post('/api/v1/auth/token', {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: secret,
  });
  const tokens: Readonly<Record<string, string>> = {
    [clerkName]: clerk.token,
    [operatorName]: operator.token,
    [clientName]: issued.json().access_token,
  };

  const entity = await make(ana, '/api/v2/entities', { name: 'Blue Harbor', location: usLocation });
  const bill = await permissionKey(api, 'invoices:bill');
  const suspend = await permissionKey(api, 'tenants:suspend');
  const [owner, administrator] = [await builtInRole(api, 'owner'), await builtInRole(api, 'administrator')];
  const heavy = (await ana.post('/api/v1/roles', { name: 'Heavy', permissions: ['invoices:bill'] })).json().uuid;
  const light = (await ana.post('/api/v1/roles', { name: 'Light', permissions: ['roles:list'] })).json().uuid;
  const board = (
    await ana.post('/api/v1/groups', {
      name: 'Board',
      roles: [{ role: { uuid: owner } }],
      permissions: ['invoices:bill'],
    })
  ).json().uuid;
  const platformBoard = (
    await admin.post('/api/v1/groups', { name: 'Chiefs', roles: [{ role: { uuid: administrator } }] })
  ).json().uuid;
  const bia = await addUser(ownerPool, { name: 'Bia', email: 'bia@acme.test', type: 'COMPANY', tenants: ['acme'] });
  const rui = await addUser(ownerPool, { name: 'Rui', email: 'rui@ultramar.test', type: 'ADMIN', tenants: [] });
  const lea = await addUser(ownerPool, { name: 'Lea', email: 'lea@contas.test', type: 'ACCOUNTANT', tenants: [] });
  const gone = await addUser(ownerPool, { name: 'Ida', email: 'ida@ultramar.test', type: 'ADMIN', tenants: [] });
  const left = await addUser(ownerPool, { name: 'Leo', email: 'leo@acme.test', type: 'COMPANY', tenants: ['acme'] });
  await ownerPool.query('update users set active = false where uuid = any ($1)', [[gone, left]]);
  await ana.post(`/api/v1/groups/${board}/user/${bia}`);
  await admin.post(`/api/v1/groups/${platformBoard}/user/${rui}`);
  const next = (await ana.post('/api/v1/users/invite', { email: 'next@acme.test', roles: ['owner'] })).json().uuid;
  const chief = (await admin.post('/api/v2/operators/invite', { name: 'Eva', email: 'eva@ultramar.test' })).json().uuid;
  const strongClient = (await admin.post('/api/v1/clients', { name: 'Robot', scope: 'tenants:suspend' })).json().id;
  // With two secrets, so that one can be retired.
  await admin.put(`/api/v1/clients/${strongClient}/rotate`);
  const stopped = (await admin.post('/api/v1/clients', { name: 'Old robot', scope: 'tenants:suspend' })).json().id;
  await admin.put(`/api/v1/clients/${stopped}/deactivate`);
  return {
    ana,
    admin,
    clerk,
    tokens,
    anaId,
    carlaId,
    operatorId,
    bia,
    rui,
    lea,
    gone,
    left,
    entity,
    bill,
    suspend,
    owner,
    administrator,
    heavy,
    light,
    board,
    platformBoard,
    next,
    chief,
    clientId,
    clientMay,
    strongClient,
    stopped,
  };
}
