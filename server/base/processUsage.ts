import { readFileSync } from 'node:fs';

/** The resources that a process uses. */
export interface Usage {
  /** Its memory in bytes. */
  readonly bytes: number;
  /** Milliseconds of processor time since its start, to ten. */
  readonly cpuMs: number;
}

/** Milliseconds per tick of `/proc/<pid>/stat`: 100 ticks a second on Linux. */
const tickMs = 10;

/** Returns the current usage of a process; undefined if it is gone or `/proc` is missing. */
export function usageOf(pid: number): Usage | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // After the name, which may contain anything: the state is field 3, the times are 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { bytes: Number(kilobytes) * 1024, cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs };
  } catch {
    return undefined;
  }
}

/** The interval of checks. */
const lookMs = 20;
/** A process may wait for a processor: it hangs only beyond this multiple of its time. */
const clockShare = 10;

/**
 * Calls `exceed` when a process exceeds its memory or processor time from now on, or hangs. Returns how to stop
 * watching.
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
