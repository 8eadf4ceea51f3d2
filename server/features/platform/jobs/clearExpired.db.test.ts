import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { seedIdentity, users } from '../../../../tests/support/identity.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { systemClock } from '../../../base/clock.ts';
import { onPlatform } from '../../../database/transaction.ts';
import { job } from './clearExpired.ts';

const { pool, ownerPool } = await testDatabase();
const identity = await seedIdentity(ownerPool);
const { acme, globex } = identity.tenants;
const ana = identity.users[users.ana.email];
const admin = identity.users[users.admin.email];

const work = (signal = new AbortController().signal) =>
  job.work({
    pool,
    signal,
    clock: systemClock,
    budgets: defaultBudgets,
    logger: pino({ enabled: false }),
    worker: 'test',
  });

/** Inserts rows of each kind with the given age. */
async function fill(count: number, age: string): Promise<void> {
  await ownerPool.query(
    `with opened as (insert into sessions (user_uuid) values ($1) returning uuid)
     insert into refresh_tokens (hash, session_uuid, expires_at)
     select sha256((n || $3)::bytea), uuid, now() + interval '30 days' - $3::interval from opened, generate_series(1, $2::int) n`,
    [ana, count, age],
  );
  const answer = "sha256(''), 200, '{}', now() - $3::interval from generate_series(1, $2::int) n";
  for (const tenant of [acme, globex]) {
    await ownerPool.query(
      `insert into idempotency_keys (tenant_id, user_uuid, key, fingerprint, status, headers, created_at)
       select $4, $1, n || $3, ${answer}`,
      [ana, count, age, tenant],
    );
  }
  await ownerPool.query(
    `insert into platform_idempotency_keys (user_uuid, key, fingerprint, status, headers, created_at)
     select $1, n || $3, ${answer}`,
    [admin, count, age],
  );
}

const left = async () => {
  const { rows } = await ownerPool.query({
    text: `select (select count(*)::int from refresh_tokens), (select count(*)::int from platform_idempotency_keys),
      array(select count(*)::int from idempotency_keys group by tenant_id)`,
    rowMode: 'array',
  });
  return rows[0];
};

test('expired rows are deleted, however many and of all users; valid ones stay', async () => {
  await fill(2_500, '31 days');
  await fill(3, '23 hours');
  expect(await left()).toEqual([2_503, 2_503, [2_503, 2_503]]);
  await work();
  expect(await left()).toEqual([3, 3, [3, 3]]);
});

test('notices are kept for 90 days', async () => {
  const add = `insert into notices (tenant_id, event, count, updated_at)
    select $1, 'paid', 1, now() - make_interval(days => days) from unnest(array[89, 91]) days`;
  for (const tenant of [acme, globex]) await ownerPool.query(add, [tenant]);
  expect((await work()).done).toMatchObject({ notices: 2 });
  const { rows } = await ownerPool.query(
    "select count(*)::int from notices where updated_at > now() - interval '90 days'",
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test('two workers can run it concurrently', async () => {
  await fill(1_500, '31 days');
  await Promise.all([work(), work()]);
  expect(await left()).toEqual([3, 3, [3, 3]]);
});

test('a worker that stops leaves the rest to the next tick', async () => {
  await fill(1, '31 days');
  await expect(work(AbortSignal.abort(new Error('The worker stops')))).rejects.toThrow('The worker stops');
  expect(await left()).toEqual([4, 4, [4, 4]]);
});

test('an operator who is a request sees of the kept answers of others none that is still good', async () => {
  const keys = await onPlatform(pool, { isOperator: true }, (db) =>
    db.query<{ count: number }>('select count(*) as count from platform_idempotency_keys'),
  );
  expect(keys).toEqual([{ count: 1 }]);
});

test('a former secret of an account is deleted after its time', async () => {
  await ownerPool.query(
    `with account as (insert into accounts (tenant_id, name) values ($1, 'Gateway') returning uuid)
     insert into former_secrets (tenant_id, account_uuid, key, secret, kept_until)
     select $1, uuid, 'sandbox.secret_key', 'sealed:v1:00000000:AAAA', now() + days * interval '1 day'
     from account, unnest(array[-1, 1]) days`,
    [acme],
  );
  expect((await work()).done).toMatchObject({ secrets: 1 });
  const { rows } = await ownerPool.query('select kept_until > now() as is_kept from former_secrets');
  expect(rows).toEqual([{ is_kept: true }]);
});
