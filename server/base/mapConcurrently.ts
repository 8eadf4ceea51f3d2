/**
 * Maps a list with limited concurrency, in order. After an error no further entry starts; the error is thrown when all
 * started ones have ended.
 */
export async function mapAtOnce<Entry, Result>(
  list: readonly Entry[],
  atOnce: number,
  work: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = list.entries();
  let hasFailed = false;
  const lane = async () => {
    // Each lane takes the next entry.
    for (const [index, entry] of rest) {
      if (hasFailed) return;
      try {
        // oxlint-disable-next-line no-await-in-loop -- a lane works on one at a time
        results[index] = await work(entry);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(atOnce, list.length) }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
  return results;
}
