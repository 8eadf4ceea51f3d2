import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';

/** Microseconds of a processor taken so far by this thread, and by the connections of the database. */
export interface Taken {
  readonly here: number;
  /** `NaN` where the system does not tell. */
  readonly database: number;
}

/** A tick of `/proc/<pid>/stat`, of which Linux has a hundred a second. */
const tickMicroseconds = 10_000;

/** What this thread and the database's connections have taken. The load comes from another thread, which does not count. */
export async function takenSoFar(owner?: Pool): Promise<Taken> {
  const { user, system } = process.threadCpuUsage();
  const connections = await owner?.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const database = connections?.rows.reduce((sum, { pid }) => sum + ofProcess(pid), 0) ?? Number.NaN;
  return { here: user + system, database };
}

function ofProcess(pid: number): number {
  try {
    // Behind the name of the program, which may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMicroseconds;
  } catch {
    return Number.NaN;
  }
}
