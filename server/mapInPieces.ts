import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which long work may hold the one thread that all requests share. */
const longest = 8;

/** How many entries are worked on between two looks at the clock. */
const between = 16;

/** A list with each entry worked on, in pieces between which others are served. */
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
