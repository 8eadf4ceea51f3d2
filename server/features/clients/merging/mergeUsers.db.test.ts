import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { addUser } from '../../../../tests/support/identity.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const at = '/api/v2/entities';
const acme = api.identity.tenants.acme;

const client = (name: string) => make(ana, at, { name, location: usLocation });

/** A customer who reads these clients. */
async function reader(email: string, ...clients: string[]): Promise<string> {
  const uuid = await addUser(api.ownerPool, { name: email, email, type: 'CUSTOMER', tenants: ['acme'] });
  await api.ownerPool.query(
    `insert into user_references (user_uuid, kind, value, tenant_uuid) select $1, 'entity', unnest($2::text[]), $3`,
    [uuid, clients, acme],
  );
  return uuid;
}

const readBy = async (user: string) => {
  const { rows } = await api.ownerPool.query<{ value: string }>(
    `select value from user_references where user_uuid = $1 and kind = 'entity' order by 1`,
    [user],
  );
  return rows.map(({ value }) => value);
};
const invitedFor = async (email: string) => {
  const { rows } = await api.ownerPool.query<{ value: string }>(
    `select r ->> 'value' as value from account_invitations i, jsonb_array_elements(i.user_references) r
     where i.email = $1 and r ->> 'kind' = 'entity' order by 1`,
    [email],
  );
  return rows.map(({ value }) => value);
};
const merge = (from: string, into: string) => ana.post(`${at}/${from}/merge`, { into: { uuid: into } });

it('moves the users of a client and its open invitations, and returns them', async () => {
  const [from, into, other] = [await client('A'), await client('B'), await client('C')];
  const users = [
    await reader('one@a.test', from),
    await reader('two@a.test', from, into),
    await reader('three@a.test', other),
  ];
  const invited = await ana.post('/api/v1/users/client-invite', { email: 'new@a.test', entity: from });
  expect(invited.statusCode, invited.body).toBe(200);
  expect((await merge(from, into)).statusCode).toBe(200);
  expect(await Promise.all(users.map(readBy))).toEqual([[into], [into], [other]]);
  expect(await invitedFor('new@a.test')).toEqual([into]);
  expect((await ana.post(`${at}/${from}/unmerge`)).statusCode).toBe(200);
  expect(await Promise.all(users.map(readBy))).toEqual([[from], [from, into].toSorted(), [other]]);
  expect(await invitedFor('new@a.test')).toEqual([from]);
});

it('takes who may update clients and invoices, and may invite where someone reads one of both', async () => {
  const [from, into] = [await client('A'), await client('B')];
  const path = `${at}/${from}/merge`;
  const may = async (...permissions: string[]) =>
    (await (await somebodyWith(api, permissions)).post(path, { into: { uuid: into } })).json<{ code?: string }>().code;
  expect(await may('entities:show', 'invoices:edit')).toBe('forbidden');
  expect(await may('entities:show', 'entities:edit')).toBe('forbidden');
  await reader('four@a.test', into);
  expect(await may('entities:show', 'entities:edit', 'invoices:edit')).toBe('forbidden');
  expect(await may('entities:show', 'entities:edit', 'invoices:edit', 'invitations:invite')).toBe('beyond_own');
  expect((await merge(from, into)).statusCode).toBe(200);
});

it('reaches no client of another company', async () => {
  const [from, into] = [await client('A'), await client('B')];
  const gil = await api.signIn('gil@globex.test');
  expect((await gil.post(`${at}/${from}/merge`, { into: { uuid: into } })).statusCode).toBe(404);
  const theirs = await make(gil, at, { name: 'G', location: usLocation });
  expect((await merge(from, theirs)).statusCode).toBe(400);
  expect((await gil.post(`${at}/${from}/unmerge`)).statusCode).toBe(404);
});
