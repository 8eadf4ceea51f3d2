import { expect, test, vi } from 'vitest';
import { onOneConnection, testDatabase } from '../../../tests/support/database.ts';
import { makeNotes } from '../../../tests/support/notes.ts';
import { readInTenant, readOnPlatform } from '../transaction.ts';

const database = await testDatabase();
const { acme, globex } = await makeNotes(database.ownerPool);
await database.ownerPool.query("insert into notes (tenant_id, text) values ($1, 'acme''s'), ($2, 'globex''s')", [
  acme,
  globex,
]);

const texts = 'select text from notes order by uuid';
const transaction = 'select pg_current_xact_id()::text as id';

test('each of 400 interleaved reads of two tenants sees its own tenant only', async () => {
  const reads = Array.from({ length: 400 }, async (_, index) => {
    const [tenant, expected] = index % 2 === 0 ? [acme, "acme's"] : [globex, "globex's"];
    return { expected, rows: await readInTenant(database.pool, tenant, (db) => db.query(texts)) };
  });
  for (const { expected, rows } of await Promise.all(reads)) expect(rows).toEqual([{ text: expected }]);
});

test('without a tenant there are no rows of any', async () => {
  expect(await readOnPlatform(database.pool, (db) => db.query(texts))).toEqual([]);
});

test('statements of one call are one transaction', async () => {
  const [first, second] = await readInTenant(database.pool, acme, (db) =>
    Promise.all([db.query(transaction), db.query(`${transaction} limit 1`)]),
  );
  expect(first).toEqual(second);
});

test('later statements run for the same tenant', async () => {
  const rows = await readInTenant(database.pool, globex, async (db) => {
    await db.query('select 1');
    return db.query(texts);
  });
  expect(rows).toEqual([{ text: "globex's" }]);
});

test('statements of one call are written to the connection together, also where they are prepared first', async () => {
  await onOneConnection(database.url, async (pool) => {
    const client = await pool.connect();
    client.release();
    const write = vi.spyOn(client.connection.stream, 'write');
    for (const writes of [1, 2]) {
      await readInTenant(pool, acme, (db) => Promise.all([db.query(texts), db.query('select 1')]));
      expect(write).toHaveBeenCalledTimes(writes);
    }
  });
});

test('a read writes nothing', async () => {
  const write = readInTenant(database.pool, acme, (db) =>
    db.query("insert into notes (tenant_id, text) values ($1, 'x')", [acme]),
  );
  await expect(write).rejects.toThrow('read-only transaction');
});

test('neither tenant nor the refusal to write outlive the read', async () => {
  await onOneConnection(database.url, async (pool) => {
    await readInTenant(pool, acme, (db) => db.query(texts));
    const { rows } = await pool.query(
      "select current_setting('app.tenant') as tenant, current_setting('transaction_read_only') as refused",
    );
    expect(rows).toEqual([{ tenant: '', refused: 'off' }]);
  });
});

test('nor do they when one of its statements fails, and the error is that of all', async () => {
  await onOneConnection(database.url, async (pool) => {
    const both = readInTenant(pool, acme, (db) =>
      Promise.allSettled([db.query('select 1 / 0 as nothing'), db.query(texts)]),
    );
    expect(await both).toMatchObject([
      { reason: { message: 'division by zero' } },
      { reason: { message: 'division by zero' } },
    ]);
    const { rows } = await pool.query("select current_setting('app.tenant') as tenant");
    expect(rows).toEqual([{ tenant: '' }]);
    expect(pool.totalCount).toBe(1);
  });
});

test('a statement that failed the first time can be sent again', async () => {
  await onOneConnection(database.url, async (pool) => {
    const share = (parts: number) => readInTenant(pool, acme, (db) => db.query('select 6 / $1::int as share', [parts]));
    await expect(share(0)).rejects.toThrow('division by zero');
    await expect(share(2)).resolves.toEqual([{ share: 3 }]);
  });
});

test('a statement whose result type a migration has changed fails once and is then prepared again', async () => {
  await onOneConnection(database.url, async (pool) => {
    const all = () => readInTenant(pool, acme, (db) => db.query<{ text: string }>('select * from notes'));
    await all();
    await database.ownerPool.query("alter table notes add column colour text default 'red'");
    await expect(all()).rejects.toThrow('must not change result type');
    await expect(all()).resolves.toMatchObject([{ colour: 'red' }]);
  });
});

test('a value that cannot be written fails alone, before anything is sent', async () => {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  const [refused, answered] = await readInTenant(database.pool, acme, (db) =>
    Promise.allSettled([db.query('select $1::jsonb', [circular]), db.query(texts)]),
  );
  expect([refused.status, answered.status]).toEqual(['rejected', 'fulfilled']);
});

test('an error has the stack of the calling code', async () => {
  async function askForNothing(): Promise<unknown> {
    return await readInTenant(database.pool, acme, async (db) => await db.query('select nothing'));
  }
  await expect(askForNothing()).rejects.toMatchObject({ stack: expect.stringContaining('askForNothing') as string });
});

test('a connection keeps no more statements prepared than it has room for, and those that were used last', async () => {
  await onOneConnection(database.url, async (pool) => {
    const others = Array.from({ length: 40 }, (_, round) =>
      Array.from({ length: 20 }, (_ignored, place) => `select ${round * 20 + place} as other`),
    );
    for (const round of others) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await readInTenant(pool, acme, (db) => Promise.all([db.query(texts), ...round.map((text) => db.query(text))]));
    }
    const { rows } = await pool.query<{ n: number; used: boolean; first: boolean }>(
      `select count(*)::int as n, bool_or(statement = $1) as used, bool_or(statement = 'select 0 as other') as first
       from pg_prepared_statements`,
      [texts],
    );
    expect(rows[0]).toMatchObject({ used: true, first: false });
    expect(rows[0]?.n).toBeLessThanOrEqual(521);
    const again = await readInTenant(pool, acme, (db) => db.query('select 0 as other'));
    expect(again).toEqual([{ other: 0 }]);
  });
});
