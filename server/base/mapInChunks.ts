import { setImmediate } from 'node:timers/promises';

/** Milliseconds that long work may block the shared thread. */
const longest = 8;

/** Entries between two checks of the clock. */
const between = 16;

/** Maps a list in pieces, between which other requests are served. */
export async function mapInPieces<Entry, Result>(
  list: readonly Entry[],
  work: (entry: Entry, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const entry of list) {
    results.push(work(entry, results.length));
    if (results.length % between > 0 || performance.now() - since < longest) continue;
    await setImmediate();
    since = performance.now();
  }
  return results;
}
