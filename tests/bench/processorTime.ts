import { readdirSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';

/** Milliseconds in a tick, Linux's unit of processor time. */
const tick = 10;

/** Returns the processor time in seconds of this process and of the pool's PostgreSQL with all its processes. */
export async function processorTime(owner: Pool): Promise<{ server: number; database: number }> {
  const { user, system } = process.cpuUsage();
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = statOf(rows[0]?.pid ?? 0)?.parent;
  const all = readdirSync('/proc').flatMap((name) => statOf(Number(name)) ?? []);
  const its = all.filter(({ pid, parent }) => pid === postmaster || parent === postmaster);
  const ticks = its.reduce((sum, { own, ended, pid }) => sum + own + (pid === postmaster ? ended : 0), 0);
  return { server: (user + system) / 1e6, database: (ticks * tick) / 1_000 };
}

/** The kernel's figures for a process: its parent, its ticks, and the ticks of its ended children. */
function statOf(pid: number) {
  if (!(pid > 0)) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map((at) =>
      Number(fields[at]),
    );
    return { pid, parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined;
  }
}
