import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { billedOf, loadDueTenants, tallyOf } from '../../../../tests/support/dueTenants.ts';
import { loadContracts } from '../../../../tests/support/dueContracts.ts';
import { waitingForLocks, whileLocked } from '../../../../tests/support/locks.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { readOnPlatform } from '../../../database/transaction.ts';
import { Loan } from '../../../database/pool/loan.ts';
import { job } from './issueDue.ts';

const { pool, ownerPool } = await testDatabase();
const day = new Date().toISOString().slice(0, 10);
/** Noon in UTC: the same day in the time zones of all companies. */
const clock = { now: () => new Date(`${day}T12:00:00Z`) };
await loadDueTenants(ownerPool, 6, { contracts: 2, occurrences: 1, from: day });

/** Counts the packets to the database during an operation. */
async function packetsOf(doing: () => Promise<unknown>): Promise<number> {
  const send = vi.spyOn(Loan.prototype, 'send');
  await doing();
  const { length } = send.mock.calls;
  send.mockRestore();
  return length;
}

const { companiesAtOnce } = defaultBudgets;
const logger = pino({ enabled: false });
const work = (signal: AbortSignal) =>
  job.work({ pool, signal, logger, clock, budgets: defaultBudgets, worker: 'test' });

test('several companies are processed concurrently; a stopped worker leaves complete ones, and the next does the rest', async () => {
  const stopping = new AbortController();
  const { ended } = await whileLocked(ownerPool, 'outbox', async () => {
    const stopped = work(stopping.signal).catch((error: Error) => error.message);
    await waitingForLocks(ownerPool, companiesAtOnce);
    stopping.abort(new Error('The worker stops'));
    return { ended: stopped };
  });
  expect(await ended).toBe('The worker stops');
  expect(await billedOf(ownerPool)).toBe(2 * companiesAtOnce);

  const { done, failed } = await work(new AbortController().signal);
  const left = 6 - companiesAtOnce;
  expect({ done, failed }).toEqual({ done: { companies: left, issued: 2 * left, held: 0 }, failed: 0 });
  const { billed, wrong } = await tallyOf(ownerPool, day);
  expect([billed, Object.entries(wrong).filter(([, count]) => count > 0)]).toEqual([12, []]);
});

test('a company with little to issue takes seven round trips, one with nothing none', async () => {
  await loadContracts(ownerPool, await anyTenant(), { contracts: 3, occurrences: 1, from: day });
  const go = () => work(new AbortController().signal);
  const idle = 2;
  expect(await packetsOf(go)).toBe(idle + 7);
  expect(await packetsOf(go)).toBe(idle);
});

test.each([
  ['future', '2026-03-01'],
  ['held', '2026-03-01'],
  ['paused', '2026-03-02'],
  ['billed', '2026-03-02'],
])('the earliest date of a company whose first invoice is %s is %s', async (status, earliest) => {
  const tenant = await anyTenant();
  await ownerPool.query(
    "update occurrences set created = '2026-03-02', status = 'future', reason = null where tenant_id = $1",
    [tenant],
  );
  await ownerPool.query(
    `update occurrences set created = '2026-03-01', status = $2, reason = case when $2 = 'held' then 'failed' end
     where uuid = (select uuid from occurrences where tenant_id = $1 order by uuid limit 1)`,
    [tenant, status],
  );
  const found = await readOnPlatform(pool, (db) =>
    db.query('select tenant_id, earliest::text from earliest_to_issue($1)', [[tenant]]),
  );
  expect(found).toEqual([{ tenant_id: tenant, earliest }]);
});

async function anyTenant(): Promise<string> {
  const { rows } = await ownerPool.query<{ id: string }>('select id from tenants limit 1');
  return rows[0]?.id ?? '';
}
