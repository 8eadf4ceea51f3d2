import { compareMigrations } from '../../../database/schema/migrate.ts';
import type { Db } from '../../../database/transaction.ts';
import { waitingMails } from '../../../mail/waitingMails.ts';
import { version } from '../../../base/version.ts';

/** Facts about the platform that need no other machine. */
export interface Facts {
  readonly version: string;
  readonly database: { readonly version: string; readonly megabytes: number; readonly connections: number };
  /** The newest applied migration, and the numbers of pending and unknown ones. */
  readonly migrations: { readonly newest: string; readonly pending: number; readonly unknown: number };
  /** Minutes since a worker's last poll; null if never. */
  readonly worker: { readonly minutes: number | null };
  /** The number of jobs whose last run failed. */
  readonly jobs: { readonly failed: number };
  /** Waiting mails, minutes that the oldest is due, and failures within a day. */
  readonly mails: { readonly queued: number; readonly minutes: number; readonly failed: number };
}

const selectDatabase = `
  select current_setting('server_version') as version, (pg_database_size(current_database()) / 1048576)::int as megabytes,
    (select count(*) from pg_stat_activity where datname = current_database())::int as connections`;

const selectMigrations = 'select name from migrations order by name';

const selectJobs = "select count(*)::int as failed from jobs where status = 'failed'";

/** The table does not exist before the first worker. */
const hasTicks = `select to_regclass('pgboss.version') is not null as has`;
const selectTick = 'select floor(extract(epoch from now() - cron_on) / 60)::int as minutes from pgboss.version';

/** Reads all facts in two packets. */
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
