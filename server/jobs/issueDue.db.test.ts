import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { billedOf, loadDueTenants, tallyOf } from '../../tests/support/dueTenants.ts';
import { waitingForLocks, whileLocked } from '../../tests/support/locks.ts';
import { defaultBudgets } from '../budgets.ts';
import { systemClock } from '../clock.ts';
import { job } from './issueDue.ts';

const { pool, ownerPool } = await testDatabase();
const day = new Date().toISOString().slice(0, 10);
await loadDueTenants(ownerPool, 6, { contracts: 2, occurrences: 1, from: day });

const { companiesAtOnce } = defaultBudgets;
const logger = pino({ enabled: false });
const work = (signal: AbortSignal) =>
  job.work({ pool, signal, logger, clock: systemClock, budgets: defaultBudgets, worker: 'test' });

test('several companies are issued to at once; a worker that stops leaves whole ones, and the next does the rest', async () => {
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
