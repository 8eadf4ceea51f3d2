import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { addDays } from '../../domain/dates/date.ts';
import { defaultBudgets } from '../../server/limits/budgets.ts';
import { fixedClock } from '../../server/base/clock.ts';
import { startCluster } from '../../server/database/cluster/cluster.ts';
import { openOwnerPool, type Pool as ServerPool } from '../../server/database/pool/pool.ts';
import { prepareDatabase } from '../../server/start/database/prepare.ts';
import { job } from '../../server/features/recurrence/jobs/issueDue.ts';
import { openDatabase } from '../support/database.ts';
import { billedOf, loadDueTenants, tallyOf } from '../support/dueTenants.ts';
import { openFolder } from '../support/folder.ts';
import { workersOn, type Workers } from '../support/workers.ts';

/** `FAULTS=full npx vitest run --project database tests/faults/recurring.full.db.test.ts` is the size that is proved now and then. */
const isFull = process.env.FAULTS === 'full';
const size = isFull ? { tenants: 40, contracts: 250, kills: 30 } : { tenants: 8, contracts: 100, kills: 2 };
const crashes = 10;

/** Of the three of each contract two are due today, far from any midnight. */
const now = new Date();
const today = now.toISOString().slice(0, 10);
const each = { contracts: size.contracts, occurrences: 3, from: addDays(today, -45) };
const due = 2 * size.tenants * size.contracts;
const minutes = 60_000;

/** Waits until so many are issued. */
const issued = (owner: Pool, count: number) =>
  expect
    .poll(() => billedOf(owner).catch(() => 0), { timeout: 5 * minutes, interval: 20 })
    .toBeGreaterThanOrEqual(count);

/** Something goes wrong so many times, at any moment of the work of four workers, each time of new ones; then all is issued. */
async function outlive(owner: Pool, workers: Workers, times: number, goWrong: () => Promise<void>): Promise<void> {
  onTestFinished(() => workers.kill());
  for (let time = 0; time < times; time += 1) {
    await workers.start(4);
    const before = await billedOf(owner);
    await issued(owner, before + randomInt(1 + Math.ceil((due - before) / (times - time))));
    await goWrong();
    await workers.kill();
  }
  await workers.start(2);
  await issued(owner, due);
}

/** Four concurrent recurring runs, with a clock set this many days ahead. */
async function runAt(pool: ServerPool, days: number): Promise<void> {
  const clock = fixedClock(new Date(now.getTime() + days * 24 * 60 * minutes));
  const context = { pool, clock, budgets: defaultBudgets, logger: pino({ enabled: false }) };
  const { signal } = new AbortController();
  await Promise.all(['a', 'b', 'c', 'd'].map((worker) => job.work({ ...context, worker, signal })));
}

const nothing = expect.toSatisfy(
  (wrong: object) => Object.values(wrong).every((count) => count === 0),
  'nothing that is wrong',
);

test(
  `each of ${due} due occurrences is issued once, although four workers are killed ${size.kills} times, with any clocks`,
  async () => {
    const { ownerPool, pool, url, drop } = await openDatabase();
    onTestFinished(() => drop());
    await loadDueTenants(ownerPool, size.tenants, each);
    const workers = workersOn(url);
    await outlive(ownerPool, workers, size.kills, async () => undefined);
    expect(await tallyOf(ownerPool, today)).toEqual({ billed: due, wrong: nothing });
    await workers.kill();
    await runAt(pool, -40);
    expect(await tallyOf(ownerPool, today)).toEqual({ billed: due, wrong: nothing });
    await runAt(pool, 40);
    expect(await tallyOf(ownerPool, addDays(today, 40))).toEqual({ billed: 1.5 * due, wrong: nothing });
    await runAt(pool, 0);
    expect(await tallyOf(ownerPool, addDays(today, 40))).toEqual({ billed: 1.5 * due, wrong: nothing });
  },
  90 * minutes,
);

// What the database keeps of writes when it is killed is proved beside this, in every run of the suite.
test.runIf(isFull)(
  `each of as many is issued once, although PostgreSQL is killed ${crashes} times`,
  async () => {
    const folder = await openFolder();
    const cluster = await startCluster({ home: folder.path });
    onTestFinished(async () => {
      await cluster.stop();
      await folder.remove();
    });
    await prepareDatabase(cluster.ownerUrl(), () => undefined);
    const owner = openOwnerPool(cluster.ownerUrl());
    onTestFinished(() => owner.end());
    await loadDueTenants(owner, size.tenants, each);
    await outlive(owner, workersOn(cluster.url()), crashes, async () => {
      const [pid] = (await readFile(join(folder.path, 'postgres/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await expect.poll(() => isBack(cluster.ownerUrl()), { timeout: minutes }).toBe(true);
    });
    expect(await tallyOf(owner, today)).toEqual({ billed: due, wrong: nothing });
  },
  90 * minutes,
);

/** Whether the database takes new connections: those of before may live on for a moment. */
async function isBack(url: string): Promise<boolean> {
  const pool = openOwnerPool(url);
  try {
    await pool.query('select');
    return true;
  } catch {
    return false;
  } finally {
    await pool.end();
  }
}
