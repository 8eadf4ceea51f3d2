import { readFile } from 'node:fs/promises';

/** Of the files a process may open, those kept for everything but connections: database, documents, pages, logs. */
const reserved = 512;

/**
 * How many of so many connections the system lets this process have: each is an open file, and without one left over
 * it could not even ask its database. Only Linux says; elsewhere all of them.
 */
export async function connectionsAllowed(wanted: number): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  return connectionsWithin(wanted, limits);
}

/** The same by the text of `/proc/self/limits`. */
export function connectionsWithin(wanted: number, limits: string): number {
  const [, most = ''] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  return most === '' ? wanted : Math.max(1, Math.min(wanted, Number(most) - reserved));
}
