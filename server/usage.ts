import { readFileSync } from 'node:fs';

/** What a process uses. */
export interface Usage {
  /** Bytes of memory it holds. */
  readonly bytes: number;
  /** Milliseconds of processor time since its start, to ten of them. */
  readonly cpuMs: number;
}

/** Ticks of `/proc/<pid>/stat` a second: 100 on every Linux. */
const tickMs = 10;

/** What a process uses now; undefined where it is gone, and on systems that tell nothing in `/proc`. */
export function usageOf(pid: number): Usage | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Behind the name, which may hold anything: the state is the third field, the times are the 14th and the 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { bytes: Number(kilobytes) * 1024, cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs };
  } catch {
    return undefined;
  }
}

/** How often a process is looked at. */
const lookMs = 20;
/** A process may have to wait for a processor: only one that takes so many times its share of the clock has hung. */
const clockShare = 10;

/**
 * Calls `exceed` once a process uses more than it may from now on, in memory or processor time, or hangs. Answers how to
 * stop watching.
 */
export function watchUsage(pid: number, most: Usage, exceed: (what: keyof Usage) => void): () => void {
  const before = usageOf(pid)?.cpuMs ?? 0;
  const hung = setTimeout(exceed, clockShare * most.cpuMs, 'cpuMs');
  const look = setInterval(() => {
    const { bytes, cpuMs } = usageOf(pid) ?? { bytes: 0, cpuMs: 0 };
    if (bytes > most.bytes) exceed('bytes');
    else if (cpuMs - before > most.cpuMs) exceed('cpuMs');
  }, lookMs);
  return () => {
    clearTimeout(hung);
    clearInterval(look);
  };
}
