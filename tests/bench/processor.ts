import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';

/** Microseconds of a processor taken by this thread, and by the connections of the database. */
export interface Taken {
  readonly here: number;
  /** `NaN` where the system does not tell. */
  readonly database: number;
}

/** A tick of `/proc/<pid>/stat`, of which Linux has a hundred a second. */
const tickMicroseconds = 10_000;

/** Starts to count; what it answers tells what was taken since. The load comes from another thread, which does not count. */
export async function countProcessor(owner?: Pool): Promise<() => Promise<Taken>> {
  const before = await now(owner);
  return async () => {
    const after = await now(owner);
    const here = after.here - before.here;
    // Connections come and go: what one took that has ended is not known, and a new one began with nothing.
    const each = after.connections?.entries().map(([pid, taken]) => taken - (before.connections?.get(pid) ?? 0));
    return { here, database: each?.reduce((sum, taken) => sum + taken, 0) ?? Number.NaN };
  };
}

async function now(owner: Pool | undefined) {
  const { user, system } = process.threadCpuUsage();
  const found = await owner?.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const connections = found && new Map(found.rows.map(({ pid }) => [pid, ofProcess(pid)]));
  return { here: user + system, connections };
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
