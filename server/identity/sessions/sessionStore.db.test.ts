import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { seedIdentity, users } from '../../../tests/support/identity.ts';
import { inAuth } from '../../database/transaction.ts';
import { sessionStore, type SessionStore } from './sessionStore.ts';
import { startSession } from './sessions.ts';

const database = await testDatabase();
const { users: seeded, tenants } = await seedIdentity(database.ownerPool);
const { acme } = tenants;
const [ana, carla] = [seeded[users.ana.email] ?? '', seeded[users.carla.email] ?? ''];
const stores: SessionStore[] = [];
/** Each store listens on a connection of its own, which ends with the file. */
function storeOf(monotonic?: () => number): SessionStore {
  const store = sessionStore(database.pool, monotonic);
  stores.push(store);
  return store;
}
afterAll(() => Promise.all(stores.map((store) => store.close())));
const open = async (user = ana) =>
  (await inAuth(database.pool, {}, (db) => startSession(db, user, new Date()))).session;
const end = (session: string) =>
  database.ownerPool.query("update sessions set ended_at = now(), ended_because = 'signed_out' where uuid = $1", [
    session,
  ]);

test('a session is its user, with the companies open to them', async () => {
  const session = await open();
  expect(await storeOf().find(session)).toMatchObject({
    session,
    actor: { uuid: ana, name: 'Ana Souza', type: 'COMPANY', references: { tenant: ['acme'] } },
    tenants: [{ slug: 'acme', name: 'Acme Software Ltda', timeZone: 'America/Sao_Paulo' }],
  });
});

test('a reference of another kind opens no company, and a deactivated user has no session', async () => {
  const session = await open();
  await database.ownerPool.query(
    "insert into user_references (user_uuid, kind, value) values ($1, 'partner', 'globex')",
    [ana],
  );
  const found = await storeOf().find(session);
  expect(found?.tenants.map(({ slug }) => slug)).toEqual(['acme']);
  expect(found?.actor.references).toEqual({ tenant: ['acme'], partner: ['globex'] });
  const theirs = await open(carla);
  const activate = (is: boolean) =>
    database.ownerPool.query('update users set active = $2 where uuid = $1', [carla, is]);
  await activate(false);
  expect(await storeOf().find(theirs)).toBeUndefined();
  await activate(true);
});

test('what another process ends is over once this one has caught up', async () => {
  const store = storeOf();
  const [session, other] = [await open(), await open(carla)];
  await notified(store, session);
  const kept = await store.find(other);
  await end(session);
  await store.caughtUp();
  expect(await store.find(session)).toBeUndefined();
  // Other users' sessions stay cached.
  expect(store.known(other)).toBe(kept);
});

test('a change of a user’s rights is known once this one has caught up', async () => {
  const store = storeOf();
  const session = await open(carla);
  await notified(store, session);
  expect((await store.find(session))?.rights[acme]).toEqual({ roles: ['accountant_exports'], permissions: [] });
  await database.ownerPool.query('delete from user_roles where user_uuid = $1', [carla]);
  await store.caughtUp();
  expect((await store.find(session))?.rights).toEqual({});
});

/** Looks a session up until the store receives notifications. */
const notified = (store: SessionStore, session: string) =>
  vi.waitFor(async () => {
    await store.find(session);
    expect(store.isListening()).toBe(true);
  });

test('a session is cached for a limited time', async () => {
  let now = 0;
  const store = storeOf(() => now);
  const session = await open();
  expect(store.known(session)).toBeUndefined();
  await notified(store, session);
  const found = await store.find(session);
  expect(store.known(session)).toBe(found);
  now = 5_000;
  expect(store.known(session)).toBeUndefined();
  await store.find(session);
  store.forget(session);
  expect(store.known(session)).toBeUndefined();
});

test('a session ended by this process ends immediately', async () => {
  const store = storeOf();
  const session = await open();
  await store.find(session);
  await end(session);
  store.forget(session);
  expect(await store.find(session)).toBeUndefined();
});

test('a session that cannot be looked up is not remembered as none', async () => {
  const store = storeOf();
  const session = await open();
  await database.ownerPool.query('alter table sessions rename to sessions_away');
  await expect(store.find(session)).rejects.toThrow('sessions');
  await database.ownerPool.query('alter table sessions_away rename to sessions');
  expect(await store.find(session)).toBeDefined();
});

test('an unknown session has no user', async () => {
  expect(await storeOf().find('0198c0de-0000-7000-8000-000000000000')).toBeUndefined();
});
