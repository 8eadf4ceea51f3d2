import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { onOneConnection, testDatabase } from '../../tests/support/database.ts';
import { testLink } from '../../tests/support/link.ts';
import { makeNotes } from '../../tests/support/notes.ts';
import { openPool, type Pool } from './pool/pool.ts';
import {
  atOnceInAuth,
  inAuth,
  inTenant,
  onPlatform,
  readInAuth,
  readInTenant,
  readOnPlatform,
  type Db,
} from './transaction.ts';

const database = await testDatabase();
const { acme, globex } = await makeNotes(database.ownerPool);
const add = 'insert into notes (tenant_id, text) values ($1, $2)';
const texts = 'select text from notes order by uuid';

const note = (tenant: string, text: string) =>
  inTenant(database.pool, { tenant }, (db) => db.query(add, [tenant, text]));
await note(acme, "acme's");
await note(globex, "globex's");

const read = (tenant: string) => inTenant(database.pool, { tenant }, (db) => db.query<{ text: string }>(texts));
const connections = () => ({ all: database.pool.totalCount, idle: database.pool.idleCount });

test('each of 400 interleaved calls of two tenants sees its own tenant only', async () => {
  const calls = Array.from({ length: 400 }, async (_, index) => {
    const [tenant, expected] = index % 2 === 0 ? [acme, "acme's"] : [globex, "globex's"];
    return { expected, rows: await read(tenant) };
  });
  for (const { expected, rows } of await Promise.all(calls)) expect(rows).toEqual([{ text: expected }]);
});

test('without a tenant there are no rows, and the tables of the platform are there', async () => {
  const rows = await onPlatform(database.pool, { isOperator: true }, async (db) => [
    await db.query(texts),
    await db.query<{ slug: string }>('select slug from tenants order by slug'),
  ]);
  expect(rows).toEqual([[], [{ slug: 'acme' }, { slug: 'globex' }]]);
});

test('outside any transaction of ours the tables of the tenants are empty', async () => {
  const { rows } = await database.pool.query('select current_user as role, (select count(*) from notes) as notes');
  expect(rows).toEqual([{ role: 'ultramar_server', notes: 0 }]);
});

test('a row cannot be written for another tenant', async () => {
  const forged = inTenant(database.pool, { tenant: acme }, (db) => db.query(add, [globex, 'forged']));
  await expect(forged).rejects.toThrow('violates row-level security policy');
  expect(await read(globex)).toEqual([{ text: "globex's" }]);
});

test("another tenant's rows are neither changed nor deleted", async () => {
  await inTenant(database.pool, { tenant: acme }, async (db) => {
    expect(await db.query("update notes set text = 'x' where tenant_id = $1 returning uuid", [globex])).toEqual([]);
    expect(await db.query('delete from notes where tenant_id = $1 returning uuid', [globex])).toEqual([]);
  });
});

test('a tenant that is no uuid is an error, and the connection is clean afterwards', async () => {
  await onOneConnection(database.url, async (pool) => {
    const bad = inTenant(pool, { tenant: 'acme' }, (db) => db.query(texts));
    await expect(bad).rejects.toThrow('invalid input syntax for type uuid');
    await expect(inTenant(pool, { tenant: acme }, (db) => db.query(texts))).resolves.toEqual([{ text: "acme's" }]);
  });
});

test('nothing that a transaction runs as outlives it: a pooler may give its connection to any client then', async () => {
  const left = `select current_user as role, current_tenant() as tenant, current_user_uuid() as user, current_actor() as actor,
    current_setting('statement_timeout') as patience, current_setting('transaction_read_only') as reading`;
  const ask = (db: Db) => db.query('select 1');
  const by = { user: acme, actor: 'Ana' };
  await onOneConnection(database.url, async (pool) => {
    for (const run of [
      () => inTenant(pool, { tenant: acme, ...by }, ask),
      () => onPlatform(pool, { isOperator: true, ...by }, ask),
      () => inAuth(pool, by, ask),
      () => readInTenant(pool, acme, ask),
      () => readOnPlatform(pool, ask, { isOperator: true, ...by }),
      () => readInAuth(pool, ask),
      () => inAuth(pool, by, (db) => db.query('select nothing')).catch(() => undefined),
      () => readInAuth(pool, (db) => db.query('select nothing')).catch(() => undefined),
    ]) {
      await run();
      const { rows } = await pool.query(left);
      expect(rows).toEqual([
        { role: 'ultramar_server', tenant: null, user: null, actor: 'system', patience: '0', reading: 'off' },
      ]);
    }
  });
});

test.each<[string, number, (pool: Pool, work: (db: Db) => Promise<unknown>) => Promise<unknown>]>([
  ['a read is one packet of two statements', 1, (pool, work) => readInTenant(pool, acme, work)],
  ['so is a read by an operator', 1, (pool, work) => readOnPlatform(pool, work, { isOperator: true })],
  ['so is a read to sign in', 1, (pool, work) => readInAuth(pool, work)],
  ['so is a guess that is counted', 1, (pool, work) => atOnceInAuth(pool, work)],
  ['a write is one packet and its commit', 2, (pool, work) => inTenant(pool, { tenant: acme }, work)],
  ['so is one that signs in', 2, (pool, work) => inAuth(pool, {}, work)],
])('%s', async (_what, packets, run) => {
  const link = await testLink(database.url);
  const pool = openPool(link.url);
  await run(pool, (db) => db.query('select 1'));
  let sent = 0;
  link.onPacket((number) => (sent = number));
  await run(pool, (db) => db.query('select 1'));
  expect(sent).toBe(packets);
  await pool.end();
});

test('the effects of `work` are rolled back if it throws, and its error is passed on', async () => {
  const failing = inTenant(database.pool, { tenant: acme }, async (db) => {
    await db.query(add, [acme, 'undone']);
    throw new RangeError('no');
  });
  await expect(failing).rejects.toThrow(new RangeError('no'));
  expect(await read(acme)).toEqual([{ text: "acme's" }]);
});

test('an error in the first statement, sent together with `begin`, leaves a clean connection', async () => {
  await onOneConnection(database.url, async (pool) => {
    await expect(inTenant(pool, { tenant: acme }, (db) => db.query('select nothing'))).rejects.toThrow('nothing');
    await expect(inTenant(pool, { tenant: acme }, (db) => db.query(texts))).resolves.toHaveLength(1);
    expect(pool.totalCount).toBe(1);
  });
});

test('of several concurrent statements, one that fails rolls back all', async () => {
  const failing = inTenant(database.pool, { tenant: acme }, (db) =>
    Promise.all([db.query(add, [acme, 'first']), db.query(add, [acme, '']), db.query(add, [acme, 'third'])]),
  );
  await expect(failing).rejects.toThrow('notes_text_check');
  expect(await read(acme)).toEqual([{ text: "acme's" }]);
});

test('a failure that `work` swallows is not reported as success', async () => {
  const swallowed = inTenant(database.pool, { tenant: acme }, async (db) => {
    await db.query(add, [acme, 'lost']);
    await db.query('select nothing').catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow('was rolled back');
});

test('a handle kept beyond its transaction refuses to work', async () => {
  let kept: Db | undefined;
  await inTenant(database.pool, { tenant: acme }, async (db) => {
    kept = db;
  });
  await expect(kept?.query(texts)).rejects.toThrow('The transaction has ended');
});

test('a connection closed by the server is an error for its user only', async () => {
  await onOneConnection(database.url, async (pool) => {
    const cut = inTenant(pool, { tenant: acme }, async (db) => {
      const [{ pid } = { pid: 0 }] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
      await database.ownerPool.query('select pg_terminate_backend($1)', [pid]);
      return db.query(texts);
    });
    await expect(cut).rejects.toThrow(/terminat|connection error|EPIPE/);
    await expect(inTenant(pool, { tenant: acme }, (db) => db.query(texts))).resolves.toHaveLength(1);
  });
});

test('connections always return to the pool', async () => {
  const { all, idle } = connections();
  expect(idle).toBe(all);
});

test('values: money and dates as text, instants in UTC, int8 as number', async () => {
  const [row] = await inTenant(database.pool, { tenant: acme }, (db) =>
    db.run<object>(sql`select ${'1080.50'}::numeric as amount, ${'2026-11-20'}::date as paid_on, 5::int8 as bulk,
      timestamptz '2026-11-20 07:30:00.5-03' as at, array[1.10, null]::numeric[] as amounts`),
  );
  expect(row).toEqual({
    amount: '1080.50',
    paid_on: '2026-11-20',
    bulk: 5,
    at: '2026-11-20T10:30:00.500Z',
    amounts: ['1.10', null],
  });
});

test('composed statements run in the same transaction as written ones', async () => {
  const rows = await inTenant(database.pool, { tenant: globex }, (db) =>
    db.run<{ text: string }>(sql`select text from notes where text like ${'glob%'}`),
  );
  expect(rows).toEqual([{ text: "globex's" }]);
});

test('a statement is prepared once a connection', async () => {
  await onOneConnection(database.url, async (pool) => {
    for (let round = 0; round < 3; round += 1) await inTenant(pool, { tenant: acme }, (db) => db.query(texts));
    const { rows } = await pool.query('select count(*) from pg_prepared_statements where statement = $1', [texts]);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('the last statements of a transaction', () => {
  const count = async () => (await read(acme)).length;
  const acmes = { tenant: acme };

  it('leaves with the commit, behind what its work did not wait for', async () => {
    const before = await count();
    const link = await testLink(database.url);
    const pool = openPool(link.url);
    await inTenant(pool, acmes, (db) => db.query(texts));
    let sent = 0;
    link.onPacket((number) => (sent = number));
    const answer = await inTenant(
      pool,
      acmes,
      async (db) => {
        await db.query(texts);
        db.query(add, [acme, 'not waited for']).catch(() => undefined);
        return [] as { text: string }[];
      },
      (db) => db.query<{ text: string }>(texts),
    );
    expect([sent, answer.length]).toEqual([2, before + 1]);
    expect(await count()).toBe(before + 1);
    await pool.end();
  });

  it('roll back everything if they fail, or if an earlier statement failed', async () => {
    const before = await count();
    const adding = (db: Db) => db.query(add, [acme, 'lost']);
    await expect(inTenant(database.pool, acmes, adding, (db) => db.query(add, [acme, '']))).rejects.toThrow(
      'notes_text_check',
    );
    const swallowed = inTenant(database.pool, acmes, (db) => db.query('select nothing').catch(() => []));
    await expect(swallowed).rejects.toThrow('was rolled back');
    expect(await count()).toBe(before);
  });

  it('are queued immediately: none is sent after the commit', async () => {
    const before = await count();
    const adding = (db: Db) => db.query(add, [acme, 'lost']);
    const behind = inTenant(database.pool, acmes, adding, async (db) => {
      await Promise.resolve();
      return db.query(texts);
    });
    await expect(behind).rejects.toThrow('after the commit');
    expect(await count()).toBe(before);
  });

  it('leaves nothing to ask once it is over', async () => {
    let escaped: Db | undefined;
    await inTenant(database.pool, acmes, async (db) => {
      escaped = db;
      return db.query(texts);
    });
    await expect(escaped?.query(texts)).rejects.toThrow('The transaction has ended');
  });
});
