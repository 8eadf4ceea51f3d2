import type { HealthCheck } from '../../../../schemas/resources/platform/health.ts';
import type { Facts } from './facts.ts';

/** A check with its text key: `health.<name>.<words>`. */
export interface Check extends Pick<HealthCheck, 'name' | 'status'> {
  readonly words: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Minutes without a worker's poll (every 30 seconds) until it counts as missing. */
const patience = 3;

/** Minutes that a mail may be due. */
const mailPatience = 15;

/** Evaluates the platform's health. */
export const checksOf = ({ version, database, migrations, worker, jobs, mails }: Facts): Check[] => [
  { name: 'version', status: 'good', words: 'detail', args: { version } },
  { name: 'database', status: 'good', words: 'detail', args: { ...database } },
  { name: 'migrations', ...migrationsCheck(migrations) },
  { name: 'worker', ...workerCheck(worker) },
  { name: 'jobs', ...jobsCheck(jobs) },
  { name: 'mails', ...mailsCheck(mails) },
];

type Found = Omit<Check, 'name'>;

function migrationsCheck({ newest, pending, unknown }: Facts['migrations']): Found {
  if (pending > 0) return { status: 'failing', words: 'pending', args: { pending } };
  if (unknown > 0) return { status: 'attention', words: 'newer', args: { unknown } };
  return { status: 'good', words: 'applied', args: { newest } };
}

function workerCheck({ minutes }: Facts['worker']): Found {
  if (minutes === null) return { status: 'failing', words: 'never', args: {} };
  if (minutes > patience) return { status: 'failing', words: 'gone', args: { minutes } };
  return { status: 'good', words: 'running', args: {} };
}

const jobsCheck = ({ failed }: Facts['jobs']): Found =>
  failed > 0 ? { status: 'failing', words: 'failed', args: { failed } } : { status: 'good', words: 'fine', args: {} };

function mailsCheck({ queued, minutes, failed }: Facts['mails']): Found {
  if (minutes > mailPatience) return { status: 'failing', words: 'late', args: { queued, minutes } };
  if (failed > 0) return { status: 'attention', words: 'failed', args: { queued, failed } };
  return { status: 'good', words: 'fine', args: { queued } };
}
