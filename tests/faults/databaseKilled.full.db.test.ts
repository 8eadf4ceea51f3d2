import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCluster, type Cluster } from '../../server/database/cluster/cluster.ts';
import { openOwnerPool, openPool, type Pool } from '../../server/database/pool/pool.ts';
import { inTenant, readInTenant } from '../../server/database/transaction.ts';
import { openFolder } from '../support/folder.ts';
import { copyMigrated } from '../support/migratedHome.ts';
import { makeNotes } from '../support/notes.ts';

let folder: Awaited<ReturnType<typeof openFolder>>;
let cluster: Cluster;
let pool: Pool;
let acme: string;

beforeAll(async () => {
  folder = await openFolder();
  await copyMigrated(folder.path);
  cluster = await startCluster({ home: folder.path });
  const owner = openOwnerPool(cluster.ownerUrl());
  ({ acme } = await makeNotes(owner));
  await owner.end();
  pool = openPool(cluster.url());
});

afterAll(async () => {
  await pool.end();
  await cluster.stop();
  await folder.remove();
});

const kill = async () => {
  const [pid] = (await readFile(join(folder.path, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
};

const write = (text: string) =>
  inTenant(pool, { tenant: acme }, async (db) => {
    await db.query('insert into notes (tenant_id, text) values ($1, $2)', [acme, `${text}, first`]);
    await db.query('insert into notes (tenant_id, text) values ($1, $2)', [acme, `${text}, second`]);
  });

test('a database killed during writes keeps all acknowledged data and no partial data, and is used again after its restart', async () => {
  const acknowledged: string[] = [];
  const refused: unknown[] = [];
  let killing: Promise<void> | undefined;
  const writer = async (name: string) => {
    for (let n = 0; refused.length === 0; n += 1) {
      await write(`${name} ${n}`).then(
        () => acknowledged.push(`${name} ${n}`),
        (error: unknown) => refused.push(error),
      );
      if (acknowledged.length >= 20) await (killing ??= kill());
    }
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(writer));
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);

  // By a new connection: those of before still answer for a moment after the kill.
  const read = async () => {
    const fresh = openPool(cluster.url());
    const reading = readInTenant(fresh, acme, (db) =>
      db.query<{ text: string; halves: number }>(
        `select split_part(text, ',', 1) as text, count(*)::int as halves from notes group by 1`,
      ),
    );
    return reading.catch(() => []).finally(() => fresh.end());
  };
  await expect.poll(async () => (await read()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const found = await read();
  expect(found.map(({ text }) => text)).toEqual(expect.arrayContaining(acknowledged));
  expect(found.filter(({ halves }) => halves !== 2)).toEqual([]);
  await write('afterwards');
}, 90_000);
