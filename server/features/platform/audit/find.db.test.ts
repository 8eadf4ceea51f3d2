import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { users } from '../../../../tests/support/identity.ts';
import { onPlatform } from '../../../database/transaction.ts';

const api = await testApp();
const admin = await api.signIn(users.admin.email);
const ana = api.identity.users[users.ana.email] ?? '';
const { acme } = api.identity.tenants;
const entries = async (query: string) => (await admin.get(`/api/v2/platform-audit?${query}`)).json();

await onPlatform(api.pool, { isOperator: true, actor: 'Marta <marta@ultramar.test>' }, async (db) => {
  await db.query("update tenants set name = 'Acme S.A.' where id = $1", [acme]);
  const give = `insert into user_roles (user_uuid, tenant_uuid, role_uuid)
    select $1, $2, uuid from roles where built_in = 'read_only'`;
  await db.query(give, [ana, acme]);
});

it('lists the change and its record, with current names', async () => {
  const { results } = await entries('actor=marta');
  expect(results).toMatchObject([
    {
      record: 'users',
      part: 'user_roles',
      action: 'created',
      subject: 'Ana Souza <ana@acme.test>',
      changes: expect.arrayContaining([
        { field: 'role_uuid', next: 'Read only' },
        { field: 'tenant_uuid', next: 'Acme S.A.' },
      ]),
    },
    {
      record: 'tenants',
      action: 'updated',
      subject: 'Acme S.A.',
      changes: [{ field: 'name', previous: 'Acme Software Ltda', next: 'Acme S.A.' }],
    },
  ]);
});

it('lists that a secret changed, never its value', async () => {
  const { results } = await entries('record=users&search=password_hash');
  expect(results.length).toBeGreaterThan(0);
  for (const { changes } of results) {
    expect(changes).toContainEqual({ field: 'password_hash', next: 'secret' });
  }
});

it.each([
  ['record=tenants&action=updated', 1],
  ['search=acme%20s.a.', 1],
  [`search=${ana}&action=created&record=users&actor=marta`, 1],
  ['at_gte=2100-01-01T00:00:00Z', 0],
])('finds by %s: %i', async (query, count) => {
  expect((await entries(query)).count).toBe(count);
});

it.each([users.ana.email, users.carla.email])('is not for %s', async (email) => {
  const client = await api.signIn(email);
  expect((await client.get('/api/v2/platform-audit')).statusCode).toBe(403);
});
