import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Returns when a process began, in any unit: with its id it is unique. Undefined if gone. */
export function processStart(pid: number): string | undefined {
  // The 20th field after the name in brackets: ticks since boot.
  return process.platform === 'linux'
    ? read(`/proc/${pid}/stat`)?.replace(/^.*\)/s, '').trim().split(' ')[19]
    : ps(pid, 'lstart');
}

/** Returns the command line of a process; undefined if gone or a zombie. */
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
