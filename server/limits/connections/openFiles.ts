import { readFile } from 'node:fs/promises';

/** Open files reserved for everything except connections: database, documents, pages, logs. */
const reserved = 512;

/**
 * Returns how many connections the system allows this process: each is an open file, and the database needs some. Only
 * Linux reports it; elsewhere the wanted number.
 */
export async function connectionsAllowed(wanted: number): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  return connectionsWithin(wanted, limits);
}

/** The same from the text of `/proc/self/limits`. */
export function connectionsWithin(wanted: number, limits: string): number {
  const [, most = ''] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  return most === '' ? wanted : Math.max(1, Math.min(wanted, Number(most) - reserved));
}
