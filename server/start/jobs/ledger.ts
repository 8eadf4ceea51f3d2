import { CronExpressionParser } from 'cron-parser';
import type { BaseLogger } from 'pino';
import type { Pool } from '../../database/pool/pool.ts';
import { onPlatform } from '../../database/transaction.ts';
import type { NamedJob, Outcome } from '../../engine/jobs/job.ts';

/** The record of jobs for administrators. A job runs even if its entry cannot be written. */
export interface Ledger {
  begun(job: NamedJob): Promise<void>;
  ended(job: NamedJob, outcome: Outcome | Error): Promise<void>;
  /** Returns the jobs that administrators requested, each for one worker. */
  requested(): Promise<string[]>;
}

interface LedgerOptions {
  readonly pool: Pool;
  readonly logger: BaseLogger;
  /** The name of this worker. */
  readonly worker: string;
}

/** How often an idle job is recorded, in milliseconds. */
const quietMs = 60_000;

const begin = `
  insert into job_states (name, schedule, status, started_at, next_run_at, worker) values ($1, $2, 'running', now(), $3, $4)
  on conflict (name) do update set schedule = excluded.schedule, status = 'running', started_at = excluded.started_at,
    next_run_at = excluded.next_run_at, worker = excluded.worker, requested_at = null`;

const end = `
  update job_states set status = $2, finished_at = now(), failed = $3, error = $4, worker = $5, next_run_at = $6,
    done = case when $7::jsonb = '{}' then done else $7::jsonb end
  where name = $1`;

const take = 'update job_states set requested_at = null where requested_at is not null returning name';

/** Opens the ledger of a worker. */
export function openLedger({ pool, logger, worker }: LedgerOptions): Ledger {
  /** The start of each job's last recorded run, and the runs recorded as open. */
  const [begunAt, open] = [new Map<string, number>(), new Set<string>()];
  const write = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    try {
      return await onPlatform(pool, { isOperator: true, actor: 'worker' }, (db) => db.query<Row>(text, values));
    } catch (err) {
      logger.warn({ err }, 'The ledger of jobs cannot be written');
      return [];
    }
  };
  return {
    async begun(job) {
      const { name, every, pauseMs } = job;
      if (pauseMs !== undefined && Date.now() - (begunAt.get(name) ?? -Infinity) < quietMs) return;
      begunAt.set(name, Date.now());
      open.add(name);
      await write(begin, [name, every, nextRun(job), worker]);
    },
    async ended(job, outcome) {
      const { done, failed, error } = resultOf(outcome);
      const isNews = error !== null || failed > 0 || Object.keys(done).length > 0;
      if (!open.delete(job.name) && !isNews) return;
      const status = error === null && failed === 0 ? 'done' : 'failed';
      await write(end, [job.name, status, failed, error, worker, nextRun(job), JSON.stringify(done)]);
    },
    requested: async () => (await write<{ name: string }>(take)).map(({ name }) => name),
  };
}

/** The result of a run, without zero counts. */
function resultOf(outcome: Outcome | Error) {
  if (outcome instanceof Error) return { done: {}, failed: 0, error: outcome.message.slice(0, 500) };
  const done = Object.fromEntries(Object.entries(outcome.done).filter(([, count]) => count > 0));
  return { done, failed: outcome.failed, error: null };
}

/** Returns the next scheduled time of a job. */
const nextRun = ({ every }: NamedJob): Date => CronExpressionParser.parse(every, { tz: 'UTC' }).next().toDate();
