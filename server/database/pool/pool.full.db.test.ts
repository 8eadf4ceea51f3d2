import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Budgets } from '../../limits/budgets.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { waitingForLocks, whileLocked } from '../../../tests/support/locks.ts';
import { makeNotes } from '../../../tests/support/notes.ts';
import { openPool, type Pool } from './pool.ts';
import { inTenant, readInTenant, readOnPlatform, type Db } from '../transaction.ts';

const database = await testDatabase();
const { acme, globex } = await makeNotes(database.ownerPool);

/** A pool with these budgets and generous others, closed after the test. */
function poolWith(budgets: Partial<Budgets>): Pool {
  const patient = {
    databaseCallMs: 60_000,
    databaseWaitMs: 60_000,
    databaseStatementMs: 60_000,
    databaseLockMs: 60_000,
  };
  const pool = openPool(database.url, { ...patient, ...budgets });
  onTestFinished(() => pool.end());
  return pool;
}

const readNotes = (pool: Pool, tenant: string) => readInTenant(pool, tenant, (db) => db.query('select from notes'));
const add = 'insert into notes (tenant_id, text) values ($1, $2)';
const notes = async () => (await database.ownerPool.query<{ text: string }>('select text from notes')).rows;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => Object(error).code as unknown,
  );

describe('connections are shared', () => {
  test('one company with slow reports holds its share, and leaves the others theirs', async () => {
    const pool = poolWith({ databaseConnections: 6, databaseConnectionsPerTenant: 3 });
    let slow: Promise<unknown> = Promise.resolve();
    await whileLocked(database.ownerPool, 'notes', async () => {
      slow = Promise.all(Array.from({ length: 12 }, () => readNotes(pool, acme)));
      await waitingForLocks(database.ownerPool, 3);
      expect([pool.lent, pool.awaited]).toEqual([3, 9]);
      expect(await readInTenant(pool, globex, (db) => db.query('select 1 as one'))).toEqual([{ one: 1 }]);
    });
    await slow;
    expect([pool.lent, pool.awaited]).toEqual([0, 0]);
  });

  test('all companies together leave one to the platform, which knows who is signed in', async () => {
    const pool = poolWith({ databaseConnections: 3, databaseConnectionsPerTenant: 2 });
    let slow: Promise<unknown> = Promise.resolve();
    await whileLocked(database.ownerPool, 'notes', async () => {
      slow = Promise.all([acme, acme, globex, globex].map((tenant) => readNotes(pool, tenant)));
      await waitingForLocks(database.ownerPool, 2);
      expect(await readOnPlatform(pool, (db) => db.query('select 1 as one'))).toEqual([{ one: 1 }]);
    });
    await slow;
  });

  test('a caller beyond the length of the queue is refused, and so is one that has waited too long', async () => {
    const pool = poolWith({
      databaseConnections: 4,
      databaseConnectionsPerTenant: 1,
      databaseWaitingPerTenant: 1,
      databaseWaitMs: 500,
    });
    let slow: Promise<unknown> = Promise.resolve();
    await whileLocked(database.ownerPool, 'notes', async () => {
      slow = readNotes(pool, acme);
      await waitingForLocks(database.ownerPool, 1);
      const waiting = readNotes(pool, acme);
      await expect(readNotes(pool, acme)).rejects.toMatchObject({
        code: 'too_many_requests',
        budget: 'databaseWaitingPerTenant',
      });
      await expect(waiting).rejects.toMatchObject({ code: 'busy', budget: 'databaseWaitMs', retryAfter: 1 });
      // It waits for its own earlier call while others are answered.
      const own = codeOf(readNotes(pool, acme));
      await readInTenant(pool, globex, (db) => db.query('select 1'));
      expect(await own).toBe('too_many_requests');
    });
    await slow;
  });

  test('direct queries of the pool take turns too, and the driver’s queue is never used', async () => {
    const pool = poolWith({ databaseConnections: 2 });
    const queries = Array.from({ length: 8 }, () => pool.query('select 1 as one'));
    await expect.poll(() => pool.awaited).toBeGreaterThan(0);
    expect([pool.lent, pool.waitingCount]).toEqual([2, 0]);
    expect((await Promise.all(queries)).map(({ rowCount }) => rowCount)).toEqual(Array(8).fill(1));
    expect(pool.lent).toBe(0);
  });
});

test('visitors and health checks find a connection while companies hold all they may', async () => {
  const pool = poolWith({ databaseConnections: 4, databaseConnectionsPerTenant: 4 });
  let slow: Promise<unknown> = Promise.resolve();
  await whileLocked(database.ownerPool, 'notes', async () => {
    slow = Promise.all([acme, acme, globex, globex].map((tenant) => readNotes(pool, tenant)));
    await waitingForLocks(database.ownerPool, 2);
    const one = (db: Db) => db.query('select 1 as one');
    expect(await readInTenant(pool.forVisitors, acme, one)).toEqual([{ one: 1 }]);
    const checks = Array.from({ length: 3 }, () => pool.check((client) => client.query('select 1 as one')));
    expect((await Promise.all(checks)).flatMap(({ rows }) => rows)).toEqual([{ one: 1 }, { one: 1 }, { one: 1 }]);
    expect([pool.lent, pool.awaited]).toEqual([2, 2]);
  });
  await slow;
});

describe('time is bounded', () => {
  test('the server has a timeout for each kind of wait', async () => {
    const pool = poolWith({ databaseStatementMs: 4_001, databaseLockMs: 3_001, databaseIdleMs: 10_001 });
    const names = ['statement_timeout', 'lock_timeout', 'timezone', 'idle_in_transaction_session_timeout'];
    const settingsOf = async (db: Db) => {
      const rows = await db.query<{ value: string }>(
        'select current_setting(name) as value from unnest($1::text[]) name',
        [names],
      );
      return rows.map(({ value }) => value);
    };
    expect(await inTenant(pool, { tenant: acme }, settingsOf)).toEqual(['4001ms', '3001ms', 'UTC', '10001ms']);
    // A read never idles: it is one packet.
    expect(await readOnPlatform(pool, settingsOf)).toEqual(['4001ms', '3001ms', 'UTC', '0']);
  });

  test.each<[string, (pool: Pool) => Promise<unknown>]>([
    ['of a company', (pool) => readInTenant(pool, acme, (db) => db.query('select pg_sleep(30)'))],
    [
      'of a transaction that had others answered',
      (pool) =>
        inTenant(pool, { tenant: acme }, async (db) => {
          await db.query('select 1');
          await db.query('select pg_sleep(30)');
        }),
    ],
    ['to the pool itself', (pool) => pool.query('select pg_sleep(30)')],
  ])('a call %s without an answer ends, and its connection is not used again', async (_, call) => {
    const pool = poolWith({ databaseCallMs: 300 });
    const refusal = { code: 'unavailable', budget: 'databaseCallMs', retryAfter: 5 };
    await expect(call(pool)).rejects.toMatchObject(refusal);
    expect([pool.totalCount, pool.lent]).toEqual([0, 0]);
  });

  test('each call of a transaction has its own time', async () => {
    const pool = poolWith({ databaseCallMs: 500 });
    const writing = inTenant(pool, { tenant: acme }, async (db) => {
      for (let call = 0; call < 3; call += 1) {
        await db.query(add, [acme, 'in time']);
        await sleep(250);
      }
    });
    await writing;
    expect((await notes()).map(({ text }) => text)).toEqual(Array(3).fill('in time'));
  });

  test('all calls of a transaction have a time together', async () => {
    const pool = poolWith({ databaseTransactionMs: 20 });
    const writing = inTenant(pool, { tenant: acme }, async (db) => {
      await db.query(add, [acme, 'too slow']);
      await sleep(50);
      await db.query(add, [acme, 'too slow']);
    });
    await expect(writing).rejects.toMatchObject({ code: 'unavailable', budget: 'databaseTransactionMs' });
    expect(await notes()).not.toContainEqual({ text: 'too slow' });
    expect([pool.totalCount, pool.lent]).toEqual([1, 0]);
  });

  test('writes committed in time are kept', async () => {
    const pool = poolWith({ databaseTransactionMs: 20 });
    await inTenant(pool, { tenant: acme }, async (db) => {
      await db.query(add, [acme, 'late']);
      await sleep(50);
    });
    expect(await notes()).toContainEqual({ text: 'late' });
  });

  test('a lock that is not let go, a statement that takes too long: the server itself ends them', async () => {
    const pool = poolWith({ databaseLockMs: 20 });
    await whileLocked(database.ownerPool, 'notes', async () => {
      expect(await codeOf(readNotes(pool, acme))).toBe('55P03');
    });
    expect(await codeOf(readNotes(pool, acme))).toBe('answered');
    expect(pool.totalCount).toBe(1);
    const hasty = poolWith({ databaseStatementMs: 20 });
    expect(await codeOf(readInTenant(hasty, acme, (db) => db.query('select pg_sleep(30)')))).toBe('57014');
    expect(hasty.totalCount).toBe(1);
  });

  test('a transaction that is idle for too long is rolled back, and its connection is not reused', async () => {
    const pool = poolWith({ databaseIdleMs: 50 });
    const idle = inTenant(pool, { tenant: acme }, async (db) => {
      await db.query(add, [acme, 'idle']);
      await expect.poll(() => backends('idle in transaction')).toBe(0);
      await db.query(add, [acme, 'too late']);
    });
    await expect(idle).rejects.toThrow(/terminat|connection error/);
    expect(await notes()).not.toContainEqual({ text: 'idle' });
    expect([pool.totalCount, pool.lent]).toEqual([0, 0]);
  });
});

/** Counts our sessions in a state. */
async function backends(state: string): Promise<unknown> {
  const { rows } = await database.ownerPool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and application_name = 'ultramar' and state = $1`,
    [state],
  );
  return rows[0]?.count;
}

test('an unreachable database is reported as unavailable, for any invalid address', async () => {
  for (const url of ['postgresql://127.0.0.1:1/none', database.url.replace('user=', 'user=nobody_')]) {
    const pool = openPool(url);
    await expect(readNotes(pool, acme)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
    expect(pool.lent).toBe(0);
    await pool.end();
  }
});
