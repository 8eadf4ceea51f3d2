import { readFile, rm, writeFile } from 'node:fs/promises';
import { processStart } from './process.ts';

/** Another process works in the same data folder. */
export class AlreadyRunningError extends Error {}

/**
 * Takes the data folder for this process and answers how to give it back. A lock whose process is gone, or whose
 * number went to another process since, is nobody's. Throws AlreadyRunningError while its holder lives.
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
