import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time of a process and its children, including ended ones. */
export interface ProcessorTime {
  readonly own: number;
  readonly children: number;
}

/** Milliseconds per tick of `/proc/<pid>/stat`: 100 ticks a second on Linux. */
const tickMs = 10;

interface Stat {
  readonly parent: number;
  readonly own: number;
  /** Of ended and reaped children. */
  readonly ended: number;
}

/** Returns the processor time of a process and its children so far, on Linux. */
export function processorTimeOf(pid: number): ProcessorTime {
  const { own = 0, ended = 0 } = statOf(pid) ?? {};
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid);
  return { own, children: living.reduce((sum, stat) => sum + (stat?.own ?? 0), ended) };
}

function statOf(pid: number): Stat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // After the name, which may contain anything, the first field is the state.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = (from: number) => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) * tickMs;
    return { parent: fields[1] ?? 0, own: ticks(11), ended: ticks(13) };
  } catch {
    return undefined;
  }
}
