import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { operationsOf } from '../support/operations.ts';
import { permissionKey } from '../support/rights.ts';
import { clerkName, clientName, isAboutRights, limitedGranters, operatorName } from './ownRights.testing.ts';

/**
 * One rule (design §8): nobody gives, takes or uses rights beyond their own. Every call that grants, removes,
 * deactivates or deletes rights is in the table; users who may make the call, but have few other rights, are refused.
 */
const api = await testApp();
const { ana, clerk, tokens, anaId, carlaId, operatorId, bia, rui, lea, gone, left, ...given } =
  await limitedGranters(api);
const { entity, bill, suspend, owner, administrator, heavy, light, board, platformBoard, next, chief } = given;
const { clientId, clientMay, strongClient, stopped } = given;
const [ofCompany, ofPlatform, ofClient] = [[clerkName], [operatorName, clientName], [clientName]];
const operations = (await operationsOf(api)).filter(
  ({ method, permission = '' }) => method !== 'get' && isAboutRights(permission),
);

/** One attempt: its path and body, by whom, and the expected refusal: a code, or the field of an error. */
interface Attempt {
  readonly at: string;
  readonly body?: object;
  readonly by?: readonly string[];
  readonly refused?: string;
}

/** By call: attempts beyond the rights of who makes them, or why the call needs no check. */
const table: Readonly<Record<string, readonly Attempt[] | string>> = {
  'POST /api/v1/users/invite': [
    { at: 'v1/users/invite', body: { email: 'x@acme.test', roles: ['owner'] }, by: ofCompany, refused: 'roles' },
    { at: 'v1/users/invite', body: { email: 'x@acme.test' }, by: ofCompany, refused: 'roles' },
    { at: 'v1/users/invite', body: { email: 'Next@acme.test', roles: [light] }, by: ofCompany, refused: 'email' },
  ],
  'POST /api/v1/users/invite-email': [
    { at: 'v1/users/invite-email', body: { uuid: next, email: 'mine@acme.test' }, by: ofCompany },
  ],
  'POST /api/v1/users/client-invite': [
    { at: 'v1/users/client-invite', body: { email: 'ap@client.test', entity }, by: ofCompany },
  ],
  'DELETE /api/v1/users/{uuid}/client/{entity}': 'A company may always end access to itself.',
  'POST /api/v1/users/references': [
    { at: 'v1/users/references', body: { users: [lea], kind: 'tenant', value: 'acme' } },
  ],
  'POST /api/v1/users/{uuid}/reference/{kind}/{value}': [
    { at: `v1/users/${lea}/reference/tenant/acme` },
    { at: `v1/users/${bia}/reference/tenant/globex` },
  ],
  'DELETE /api/v1/users/{uuid}/reference/{kind}/{value}': [
    { at: `v1/users/${bia}/reference/tenant/acme` },
    { at: `v1/users/${carlaId}/reference/tenant/acme` },
  ],
  'POST /api/v1/groups/{group}/user/{user}': [
    { at: `v1/groups/${board}/user/${bia}`, by: ofCompany },
    { at: `v1/groups/${platformBoard}/user/${operatorId}` },
  ],
  'DELETE /api/v1/groups/{group}/user/{user}': [
    { at: `v1/groups/${board}/user/${bia}`, by: ofCompany },
    { at: `v1/groups/${platformBoard}/user/${rui}` },
  ],
  'POST /api/v1/groups/{group}/permission/{permission}': [
    { at: `v1/groups/${board}/permission/${bill}`, by: ofCompany },
    { at: `v1/groups/${platformBoard}/permission/${suspend}` },
  ],
  'DELETE /api/v1/groups/{group}/permission/{permission}': [
    { at: `v1/groups/${board}/permission/${bill}`, by: ofCompany },
    { at: `v1/groups/${platformBoard}/permission/${suspend}` },
  ],
  'POST /api/v1/permissions/{permission}/user/{user}': [
    { at: `v1/permissions/${bill}/user/${clerk.uuid}`, by: ofCompany },
    { at: `v1/permissions/${suspend}/user/${operatorId}` },
    { at: `v1/permissions/${bill}/user/${bia}?company=acme` },
  ],
  'DELETE /api/v1/permissions/{permission}/user/{user}': [
    { at: `v1/permissions/${bill}/user/${bia}`, by: ofCompany },
    { at: `v1/permissions/${suspend}/user/${rui}` },
  ],
  'POST /api/v1/roles/{role}/user/{user}': [
    { at: `v1/roles/${owner}/user/${clerk.uuid}`, by: ofCompany },
    { at: `v1/roles/${administrator}/user/${operatorId}` },
    { at: `v1/roles/${owner}/user/${bia}?company=acme` },
  ],
  'DELETE /api/v1/roles/{role}/user/{user}': [
    { at: `v1/roles/${owner}/user/${anaId}`, by: ofCompany },
    { at: `v1/roles/${administrator}/user/${rui}` },
    { at: `v1/roles/${owner}/user/${anaId}?company=acme` },
  ],
  'PUT /api/v1/clients/{uuid}/rotate': [
    { at: `v1/clients/${strongClient}/rotate`, by: ofClient },
    { at: `v1/clients/${strongClient}/rotate`, by: [operatorName], refused: 'not_owner' },
  ],
  'PUT /api/v1/clients/{uuid}/retire': [{ at: `v1/clients/${strongClient}/retire` }],
  'PUT /api/v1/clients/{uuid}/deactivate': [{ at: `v1/clients/${strongClient}/deactivate` }],
  'PUT /api/v1/clients/{uuid}/reactivate': [{ at: `v1/clients/${stopped}/reactivate` }],
  'POST /api/v1/clients': [
    { at: 'v1/clients', body: { name: 'Mine', scope: 'users:list tenants:suspend' }, refused: 'scope' },
  ],
  'PUT /api/v1/clients/{uuid}': [
    {
      at: `v1/clients/${clientId}`,
      body: { name: 'Sync', scope: `${clientMay} tenants:suspend` },
      by: ofClient,
      refused: 'scope',
    },
    {
      at: `v1/clients/${strongClient}`,
      body: { name: 'Robot', scope: 'users:list' },
      by: ofClient,
      refused: 'scope',
    },
  ],
  'PATCH /api/v1/clients/{uuid}': [
    {
      at: `v1/clients/${clientId}`,
      body: { scope: `${clientMay} tenants:suspend` },
      by: ofClient,
      refused: 'scope',
    },
  ],
  'DELETE /api/v1/clients/{uuid}': [{ at: `v1/clients/${strongClient}` }],
  'DELETE /api/v1/clients': [{ at: `v1/clients?uuid=${strongClient}`, refused: 'each' }],
  'PUT /api/v2/invitations/{uuid}/withdraw': [{ at: `v2/invitations/${next}/withdraw`, by: ofCompany }],
  'PUT /api/v2/invitations/{uuid}/resend': 'It mails the same rights to the same address.',
  'PUT /api/v2/users/{uuid}/resend': 'It mails the same rights to the same address.',
  'PUT /api/v2/operators/{uuid}/resend': 'It mails the same rights to the same address.',
  'PUT /api/v2/platform-invitations/{uuid}/resend': 'It mails the same rights to the same address.',
  'PUT /api/v2/platform-invitations/resend': 'It mails the same rights to the same addresses.',
  'DELETE /api/v2/saved-views/shared/{uuid}': 'A shared view gives nobody rights.',
  'PUT /api/v2/users/{uuid}/remove': 'A company may always end access to itself.',
  'PUT /api/v2/users/{uuid}/role': [
    { at: `v2/users/${clerk.uuid}/role`, body: { role: { uuid: owner } }, by: ofCompany, refused: 'role' },
    { at: `v2/users/${anaId}/role`, body: { role: { uuid: heavy } }, by: ofCompany, refused: 'role' },
  ],
  'PUT /api/v2/users/{uuid}/accountant_role': [
    { at: `v2/users/${carlaId}/accountant_role`, body: { role: { uuid: heavy } }, by: ofCompany, refused: 'role' },
  ],
  'PUT /api/v2/users/{uuid}/cancel': [{ at: `v2/users/${next}/cancel`, by: ofCompany }],
  'PUT /api/v2/users/{uuid}/dismiss': [{ at: `v2/users/${anaId}/dismiss`, by: ofCompany }],
  'POST /api/v2/users/create': [
    {
      at: 'v2/users/create',
      body: { name: 'X', email: 'next@acme.test', role: { uuid: light } },
      by: ofCompany,
      refused: 'email',
    },
    {
      at: 'v2/users/create',
      body: { name: 'X', email: 'x@acme.test', role: { uuid: heavy } },
      by: ofCompany,
      refused: 'role',
    },
  ],
  'POST /api/v2/partners/{uuid}/toggle': [
    { at: `v2/partners/${lea}/toggle`, body: { access: true }, by: ofCompany, refused: 'role' },
  ],
  'POST /api/v2/partners/invite': [
    {
      at: 'v2/partners/invite',
      body: { email: 'new@contas.test', role: 'accountant' },
      by: ofCompany,
      refused: 'role',
    },
  ],
  'POST /api/v2/operators/invite': [
    { at: 'v2/operators/invite', body: { name: 'X', email: 'x@ultramar.test' }, refused: 'roles' },
  ],
  'PUT /api/v2/operators/{uuid}/withdraw': [{ at: `v2/operators/${chief}/withdraw` }],
  'PUT /api/v2/operators/{uuid}/deactivate': [{ at: `v2/operators/${rui}/deactivate` }],
  'PUT /api/v2/operators/{uuid}/reactivate': [{ at: `v2/operators/${gone}/reactivate` }],
  'PUT /api/v2/platform-invitations/{uuid}/withdraw': [{ at: `v2/platform-invitations/${next}/withdraw` }],
  'PUT /api/v2/platform-invitations/withdraw': [
    { at: `v2/platform-invitations/withdraw?uuid=${next}`, refused: 'each' },
  ],
  'PUT /api/v1/users/{uuid}/deactivate': [
    { at: `v1/users/${bia}/deactivate` },
    { at: `v1/users/${rui}/deactivate` },
    { at: `v1/users/${carlaId}/deactivate` },
  ],
  'PUT /api/v1/users/deactivate': [{ at: `v1/users/deactivate?uuid=${bia},${rui}`, refused: 'each' }],
  'PUT /api/v1/users/{uuid}/reactivate': [{ at: `v1/users/${left}/reactivate` }],
  'PUT /api/v1/users/reactivate': [{ at: `v1/users/reactivate?uuid=${left},${gone}`, refused: 'each' }],
  'PUT /api/v1/users/{uuid}/signOut': 'The person signs in again with the same rights.',
  'PUT /api/v1/users/signOut': 'The people sign in again with the same rights.',
  'PUT /api/v1/users/{uuid}': 'It changes a name, a telephone number and a language.',
  'PATCH /api/v1/users/{uuid}': 'It changes a name, a telephone number and a language.',
  'POST /api/v1/groups': [
    {
      at: 'v1/groups',
      body: { name: 'Mine', permissions: ['invoices:bill'] },
      by: ofCompany,
      refused: 'permissions.0',
    },
    { at: 'v1/groups', body: { name: 'Mine', roles: [{ role: { uuid: owner } }] }, by: ofCompany },
    { at: 'v1/groups', body: { name: 'Mine', permissions: ['tenants:suspend'] }, refused: 'permissions.0' },
  ],
  'PUT /api/v1/groups/{uuid}': [
    { at: `v1/groups/${board}`, body: { name: 'Board', permissions: ['invoices:bill'], roles: [] }, by: ofCompany },
    {
      at: `v1/groups/${platformBoard}`,
      body: { name: 'Chiefs', roles: [{ role: { uuid: administrator } }], permissions: ['tenants:suspend'] },
      refused: 'permissions.0',
    },
  ],
  'PATCH /api/v1/groups/{uuid}': [{ at: `v1/groups/${platformBoard}`, body: { roles: [] } }],
  'DELETE /api/v1/groups/{uuid}': [
    { at: `v1/groups/${board}`, by: ofCompany },
    { at: `v1/groups/${platformBoard}` },
    { at: `v1/groups/${board}` },
  ],
  'DELETE /api/v1/groups': [{ at: `v1/groups?uuid=${board},${platformBoard}`, refused: 'each' }],
  'POST /api/v1/permissions': [{ at: 'v1/permissions', body: { name: 'invoices:fly' } }],
  'DELETE /api/v1/permissions/{uuid}': [{ at: `v1/permissions/${suspend}` }, { at: `v1/permissions/${bill}` }],
  'DELETE /api/v1/permissions': [{ at: `v1/permissions?uuid=${suspend},${bill}`, refused: 'each' }],
  'PUT /api/v1/permissions/{uuid}': 'It changes a description.',
  'PATCH /api/v1/permissions/{uuid}': 'It changes a description.',
  'POST /api/v1/roles': [
    { at: 'v1/roles', body: { name: 'Mine', permissions: ['invoices:bill'] }, by: ofCompany, refused: 'permissions.0' },
    { at: 'v1/roles', body: { name: 'Mine', permissions: ['tenants:suspend'] }, refused: 'permissions.0' },
  ],
  'PUT /api/v1/roles/{uuid}': [
    { at: `v1/roles/${heavy}`, body: { name: 'Heavy', permissions: [] }, by: ofCompany, refused: 'permissions' },
    { at: `v1/roles/${heavy}`, body: { name: 'Heavy', permissions: [] }, refused: 'permissions' },
  ],
  'PATCH /api/v1/roles/{uuid}': [{ at: `v1/roles/${heavy}`, body: { permissions: [] }, refused: 'permissions' }],
  'DELETE /api/v1/roles/{uuid}': [{ at: `v1/roles/${heavy}`, by: ofCompany }, { at: `v1/roles/${heavy}` }],
  'DELETE /api/v1/roles': [{ at: `v1/roles?uuid=${heavy}`, refused: 'each' }],
};

const own = await permissionKey(api, 'users:list');

const ask = (token: string | undefined, method: string, { at, body }: Attempt) =>
  api.app.inject({
    method: method as 'POST',
    url: `/api/${at}`,
    headers: { authorization: `Bearer ${token}`, host: 'ultramar.test' },
    ...(body && { payload: body }),
  });

const attempts = Object.entries(table).flatMap(([name, each]) =>
  typeof each === 'string'
    ? []
    : each.flatMap((attempt) =>
        (attempt.by ?? ofPlatform).map((by) => [name, by, attempt.at.replaceAll(/[\w-]{36}/g, '…'), attempt] as const),
      ),
);

it('is decided for every call that changes rights', () => {
  expect(Object.keys(table).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
});

describe('a user with fewer rights than a call gives or takes is refused', () => {
  it.each(attempts)('%s by %s (%s)', async (name, by, _at, attempt) => {
    const answer = await ask(tokens[by], name.split(' ')[0] ?? '', attempt);
    const { code, errors = {}, refused = [], done } = answer.json();
    const { refused: expected = 'beyond_own' } = attempt;
    if (expected === 'each') {
      expect(done ?? []).toEqual([]);
      expect(new Set(refused.map((one: { code: string }) => one.code))).toEqual(new Set(['beyond_own']));
    } else expect(Object.keys(errors)[0] ?? code).toBe(expected);
  });
});

describe('within their own rights', () => {
  it.each(ofPlatform)('%s gives and takes a permission', async (by) => {
    const at = `v1/permissions/${own}/user/${rui}`;
    expect((await ask(tokens[by], 'POST', { at })).statusCode).toBe(200);
    expect((await ask(tokens[by], 'DELETE', { at })).statusCode).toBe(200);
  });

  it.each(ofPlatform)('%s makes a client, and deletes it', async (by) => {
    const made = await ask(tokens[by], 'POST', { at: 'v1/clients', body: { name: `Of ${by}`, scope: 'users:list' } });
    expect(made.statusCode).toBe(201);
    expect((await ask(tokens[by], 'DELETE', { at: `v1/clients/${made.json().id}` })).statusCode).toBe(200);
  });

  it('a clerk invites an address again whose invitation grants no more than they may do', async () => {
    const body = { email: 'new@acme.test', roles: [light] };
    expect((await clerk.post('/api/v1/users/invite', body)).json().state).toBe('invited');
    expect((await clerk.post('/api/v1/users/invite', body)).json().state).toBe('repeated');
  });

  it('an owner replaces the invitation of another owner, and a company ends access to itself', async () => {
    expect((await ana.post('/api/v1/users/invite', { email: 'next@acme.test', roles: [light] })).statusCode).toBe(200);
    const removed = await clerk.post(`/api/v2/partners/${carlaId}/toggle`, { access: false });
    expect(removed.statusCode).toBe(200);
  });
});
