import { getRollbackPlans } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase, openDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';
import { openOwnerPool, openPool } from '../pool/pool.ts';
import { checkTicks, prepareTicks } from './ticks.ts';

/** A database for owner and server, with or without the tables of pg-boss. */
async function opened(database: { url: string; ownerUrl: string; drop(): Promise<void> }) {
  const [owner, pool] = [openOwnerPool(database.ownerUrl), openPool(database.url)];
  onTestFinished(async () => {
    await Promise.all([owner.end(), pool.end()]);
    await database.drop();
  });
  return { owner, pool };
}

test('where they are missing a worker learns what to do; they are made once, by the first worker', async () => {
  const database = await emptyDatabase();
  await migrate(database.ownerUrl);
  const { owner, pool } = await opened(database);
  await expect(checkTicks(pool)).rejects.toThrow('The database lacks the tables of pg-boss. Set DATABASE_OWNER_URL');
  const made = await Promise.all([prepareTicks(owner), prepareTicks(owner)]);
  expect(made.toSorted()).toEqual([false, true]);
  await checkTicks(pool);
});

test('tables of an older pg-boss are brought up to date', async () => {
  const { owner, pool } = await opened(await openDatabase());
  await owner.query(getRollbackPlans('pgboss'));
  await expect(checkTicks(pool)).rejects.toThrow('The database lacks the tables of pg-boss');
  expect(await prepareTicks(owner)).toBe(true);
  await checkTicks(pool);
});

test('those of a newer one are left alone, and no worker of this program uses them', async () => {
  const { owner, pool } = await opened(await openDatabase());
  await owner.query('update pgboss.version set version = version + 1');
  expect(await prepareTicks(owner)).toBe(false);
  await expect(checkTicks(pool)).rejects.toThrow('The tables of pg-boss are newer than this program');
});

test('an owner who is no superuser makes them as well', async () => {
  const database = await emptyDatabase();
  await migrate(database.ownerUrl);
  const { owner, pool } = await opened(database);
  await owner.query(
    "create role plain_owner; do $$ begin execute format('grant create on database %I to plain_owner', current_database()); end $$",
  );
  onTestFinished(() => owner.query('drop owned by plain_owner cascade; drop role plain_owner').then(() => undefined));
  const plain = openOwnerPool(`${database.ownerUrl}&options=${encodeURIComponent('-c role=plain_owner')}`);
  expect(await prepareTicks(plain)).toBe(true);
  await plain.end();
  await expect(checkTicks(pool)).resolves.toBeUndefined();
});
