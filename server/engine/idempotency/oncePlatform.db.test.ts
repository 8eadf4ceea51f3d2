import Fastify from 'fastify';
import fp from 'fastify-plugin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testConfig } from '../../../tests/support/app.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { seedIdentity, users } from '../../../tests/support/identity.ts';
import { startSession } from '../../identity/sessions/sessions.ts';
import { systemClock } from '../../base/clock.ts';
import { inAuth } from '../../database/transaction.ts';
import { knownCallers } from '../../limits/knownCallers.ts';
import identity from '../../identity/identityPlugin.ts';
import once from './idempotencyKey.ts';

const { pool, ownerPool } = await testDatabase();
const seeded = await seedIdentity(ownerPool);

const app = Fastify();
app.decorate('config', testConfig);
app.decorate('pool', pool);
app.decorate('clock', systemClock);
app.decorate('callers', knownCallers());
app.decorate('resources', []);
app.decorate('reports', []);

beforeAll(async () => {
  await app.register(fp(async () => undefined, { name: 'errors' }));
  await app.register(identity);
  await app.register(once);
  app.addHook('onRequest', (request) => request.identify());
  app.get('/currencies', (request) =>
    request.readOnPlatform((db) => db.query("select code, name from currencies where code = 'XTS'")),
  );
  app.post<{ Body: { name: string } }>('/currencies', (request, reply) =>
    request.onceOnPlatform(reply, async (db) => {
      void reply.code(201);
      const insert = "insert into currencies (code, name, locale) values ('XTS', $1, 'en-US') returning name";
      return { stored: await db.query(insert, [request.body.name]) };
    }),
  );
});
afterAll(() => app.close());

async function as({ email }: { email: string }) {
  const { session } = await inAuth(pool, {}, (db) => startSession(db, seeded.users[email] ?? '', new Date()));
  const authorization = `Bearer ${await app.accessTokens.sign(session, new Date())}`;
  return {
    create: (name: string, key?: string) =>
      app.inject({
        method: 'POST',
        url: '/currencies',
        headers: { authorization, ...(key && { 'idempotency-key': key }) },
        payload: { name },
      }),
    read: async () => (await app.inject({ url: '/currencies', headers: { authorization } })).json<object>(),
  };
}

test('an operator writes a row of the platform once for a key, and everybody reads it', async () => {
  const [admin, ana] = [await as(users.admin), await as(users.ana)];
  const first = await admin.create('Test', 'same');
  const second = await admin.create('Test', 'same');
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual({ stored: [{ name: 'Test' }] });
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(await ana.read()).toEqual([{ code: 'XTS', name: 'Test' }]);
  const { rows } = await ownerPool.query(
    "select actor from platform_audit_log where table_name = 'currencies' and changes ->> 'code' like '%XTS%'",
  );
  expect(rows).toEqual([{ actor: 'Administração <admin@ultramar.test>' }]);
});

test('another body under the same key is refused', async () => {
  const admin = await as(users.admin);
  expect((await admin.create('Other', 'same')).json()).toMatchObject({ code: 'key_reused' });
});

test('a user who is no operator is refused by the database itself', async () => {
  const ana = await as(users.ana);
  expect((await ana.create('Mine')).json()).toMatchObject({ message: 'permission denied for table currencies' });
});
