import { expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { seedIdentity, users } from '../../tests/support/identity.ts';
import { inAuth } from '../db/transaction.ts';
import { sessionStore } from './sessionStore.ts';
import { startSession } from './sessions.ts';

const database = await testDatabase();
const ana = (await seedIdentity(database.ownerPool)).users[users.ana.email] ?? '';
const open = async () => (await inAuth(database.pool, {}, (db) => startSession(db, ana, new Date()))).session;
const end = (session: string) =>
  database.ownerPool.query("update sessions set ended_at = now(), ended_because = 'signed_out' where uuid = $1", [
    session,
  ]);

test('a session is its user, with the companies open to them', async () => {
  const session = await open();
  expect(await sessionStore(database.pool).find(session)).toMatchObject({
    session,
    actor: { uuid: ana, name: 'Ana Souza', type: 'COMPANY', references: { tenant: ['acme'] } },
    tenants: [{ slug: 'acme', name: 'Acme Software Ltda', timeZone: 'America/Sao_Paulo' }],
  });
});

test('a reference of another kind opens no company, and nobody is behind the session of a user who was deactivated', async () => {
  const session = await open();
  await database.ownerPool.query(
    "insert into user_references (user_uuid, kind, value) values ($1, 'partner', 'globex')",
    [ana],
  );
  const found = await sessionStore(database.pool).find(session);
  expect(found?.tenants.map(({ slug }) => slug)).toEqual(['acme']);
  expect(found?.actor.references).toEqual({ tenant: ['acme'], partner: ['globex'] });
  const activate = (is: boolean) => database.ownerPool.query('update users set active = $2 where uuid = $1', [ana, is]);
  await activate(false);
  expect(await sessionStore(database.pool).find(session)).toBeUndefined();
  await activate(true);
});

test('what another process ends is believed for five seconds at most', async () => {
  let now = 0;
  const store = sessionStore(database.pool, () => now);
  const session = await open();
  await store.find(session);
  await end(session);
  now = 4_999;
  expect(await store.find(session)).toBeDefined();
  now = 5_000;
  expect(await store.find(session)).toBeUndefined();
});

test('a session is known without a question for as long as it is believed', async () => {
  let now = 0;
  const store = sessionStore(database.pool, () => now);
  const session = await open();
  expect(store.known(session)).toBeUndefined();
  const found = await store.find(session);
  expect(store.known(session)).toBe(found);
  now = 5_000;
  expect(store.known(session)).toBeUndefined();
  await store.find(session);
  store.forget(session);
  expect(store.known(session)).toBeUndefined();
});

test('what this process ends is ended at once, and no other session looked up anew for it', async () => {
  const store = sessionStore(database.pool);
  const [session, other] = [await open(), await open()];
  for (const one of [session, other]) {
    await store.find(one);
    await end(one);
  }
  store.forget(session);
  expect(await store.find(session)).toBeUndefined();
  expect(await store.find(other)).toBeDefined();
});

test('a session that cannot be looked up is not remembered as none', async () => {
  const store = sessionStore(database.pool);
  const session = await open();
  await database.ownerPool.query('alter table sessions rename to sessions_away');
  await expect(store.find(session)).rejects.toThrow('sessions');
  await database.ownerPool.query('alter table sessions_away rename to sessions');
  expect(await store.find(session)).toBeDefined();
});

test('nobody is behind a uuid of no session', async () => {
  expect(await sessionStore(database.pool).find('0198c0de-0000-7000-8000-000000000000')).toBeUndefined();
});
