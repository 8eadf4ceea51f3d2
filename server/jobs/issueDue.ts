import { compareDates } from '../../domain/dates/date.ts';
import { today } from '../../domain/dates/today.ts';
import { readOnPlatform } from '../db/transaction.ts';
import { runDue } from '../usecases/recurrence/run.ts';
import type { Job } from '../worker/job.ts';

interface Company {
  readonly id: string;
  readonly time_zone: string;
}

interface Earliest {
  readonly tenant_id: string;
  readonly earliest: string;
}

const selectCompanies = 'select id, time_zone from tenants where suspended_at is null order by id';

const selectEarliest = 'select tenant_id, earliest from earliest_to_issue($1::uuid[])';

/**
 * The recurring run (design §6): issues what is due to every company by its own calendar. Every quarter of an hour, since
 * somewhere a day begins at each of them.
 */
export const job: Job = {
  every: '*/15 * * * *',
  async work({ pool, clock, worker, signal, logger }) {
    const companies = await readOnPlatform(pool, (db) => db.query<Company>(selectCompanies), { isOperator: true });
    const all = companies.map(({ id }) => id);
    const waiting = await readOnPlatform(pool, (db) => db.query<Earliest>(selectEarliest, [all]));
    const earliest = new Map(waiting.map(({ tenant_id, earliest: date }) => [tenant_id, date]));
    for (const { id, time_zone: timeZone } of companies) {
      signal.throwIfAborted();
      const now = clock.now();
      const first = earliest.get(id);
      if (first === undefined || compareDates(first, today(now, timeZone)) > 0) continue;
      const by = { cause: 'tick', worker, actor: 'recurring run', signal } as const;
      const { billed, held } = await runDue(pool, { tenant: { id, timeZone }, now }, by, clock);
      if (billed + held > 0) logger.info({ tenant: id, billed, held }, 'recurring run');
    }
  },
};
