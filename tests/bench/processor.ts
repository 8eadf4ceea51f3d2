import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';

/** Processor time in microseconds of this thread and of the database connections. */
export interface Taken {
  readonly here: number;
  /** `NaN` if the system does not report it. */
  readonly database: number;
}

/** A tick of `/proc/<pid>/stat`; Linux counts a hundred per second. */
const tickMicroseconds = 10_000;

/**
 * Starts to measure; the returned function reports the time since then. The load runs in another thread, which does not
 * count.
 */
export async function countProcessor(owner?: Pool): Promise<() => Promise<Taken>> {
  const before = await now(owner);
  return async () => {
    const after = await now(owner);
    const here = after.here - before.here;
    // Connections change: the time of closed ones is unknown, and new ones start at zero.
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
    // The fields after the program name, which may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMicroseconds;
  } catch {
    return Number.NaN;
  }
}
