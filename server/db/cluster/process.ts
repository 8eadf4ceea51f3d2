import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** When a living process began, in any unit: with its number it names one process for good. None if it is gone. */
export function processStart(pid: number): string | undefined {
  // After the name in brackets, which may hold anything, the 20th field: ticks since the machine started.
  return process.platform === 'linux'
    ? read(`/proc/${pid}/stat`)?.replace(/^.*\)/s, '').trim().split(' ')[19]
    : ps(pid, 'lstart');
}

/** The command line of a living process; none if it is gone or waits to be buried. */
export function commandOf(pid: number): string | undefined {
  return process.platform === 'linux' ? read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') : ps(pid, 'command');
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8') || undefined;
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
