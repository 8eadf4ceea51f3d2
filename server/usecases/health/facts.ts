import { compareMigrations } from '../../db/migrate.ts';
import type { Db } from '../../db/transaction.ts';
import { waitingMails } from '../../mail/waitingMails.ts';
import { version } from '../../version.ts';

/** What can be known of the platform without asking another machine. */
export interface Facts {
  readonly version: string;
  readonly database: { readonly version: string; readonly megabytes: number; readonly connections: number };
  /** The newest migration that was applied, how many this program has that were not, and how many it does not know. */
  readonly migrations: { readonly newest: string; readonly pending: number; readonly unknown: number };
  /** How many minutes ago a worker looked whether it is time for a job; null where none ever has. */
  readonly worker: { readonly minutes: number | null };
  /** How many jobs failed when they were done last. */
  readonly jobs: { readonly failed: number };
  /** Mails that wait, how many minutes the oldest is due, and how many were given up within a day. */
  readonly mails: { readonly queued: number; readonly minutes: number; readonly failed: number };
}

const selectDatabase = `
  select current_setting('server_version') as version, (pg_database_size(current_database()) / 1048576)::int as megabytes,
    (select count(*) from pg_stat_activity where datname = current_database())::int as connections`;

const selectMigrations = 'select name from migrations order by name';

const selectJobs = "select count(*)::int as failed from jobs where status = 'failed'";

/** Where no worker has ever run there is no such table. */
const hasTicks = `select to_regclass('pgboss.version') is not null as has`;
const selectTick = 'select floor(extract(epoch from now() - cron_on) / 60)::int as minutes from pgboss.version';

/** Reads all of it in two packets. */
export async function readFacts(db: Db): Promise<Facts> {
  const [[database], applied, [ticks], [jobs], { seconds, ...mails }] = await Promise.all([
    db.query<Facts['database']>(selectDatabase),
    db.query<{ name: string }>(selectMigrations),
    db.query<{ has: boolean }>(hasTicks),
    db.query<Facts['jobs']>(selectJobs),
    waitingMails(db),
  ]);
  if (!database || !jobs) throw new Error('A count answers one row');
  const [worker] = ticks?.has ? await db.query<Facts['worker']>(selectTick) : [];
  const names = applied.map(({ name }) => name);
  const { pending, unknown } = await compareMigrations(names);
  return {
    version,
    database,
    migrations: { newest: names.at(-1) ?? '', pending: pending.length, unknown: unknown.length },
    worker: worker ?? { minutes: null },
    jobs,
    mails: { ...mails, minutes: Math.floor(seconds / 60) },
  };
}
