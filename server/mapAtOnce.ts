/**
 * A list with each entry worked on, so many at once and in their order. Where one fails no other is begun, and its error is
 * thrown once those that were begun have ended.
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
    // Each lane takes the next of the rest.
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
