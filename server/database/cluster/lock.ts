import { readFile, rm, writeFile } from 'node:fs/promises';
import { processStart } from './process.ts';

/** Another process uses the data folder. */
export class AlreadyRunningError extends Error {}

/**
 * Locks the data folder for this process and returns how to unlock it. A lock of a dead process, or of a reused process
 * id, is free. Throws AlreadyRunningError while its holder lives.
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const mine = `${process.pid} ${processStart(process.pid)}`;
  const holder = await readFile(path, 'utf8').catch(() => undefined);
  if (holder !== undefined) {
    const pid = Number(holder.split(' ')[0]);
    if (`${pid} ${processStart(pid)}` === holder) {
      throw new AlreadyRunningError(
        `Ultramar is already running from this folder (process ${pid}). Stop it first, or give this one its own DATA_DIR.`,
      );
    }
    await rm(path, { force: true });
  }
  await writeFile(path, mine, { flag: 'wx' });
  return () => rm(path, { force: true });
}
