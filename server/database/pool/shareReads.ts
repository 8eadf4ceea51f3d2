/** Returns the result of `read`, or of a concurrent equal read. */
export type SharedRead<Read> = (key: string, read: () => Promise<Read>) => Promise<Read>;

/**
 * Shares reads that hundreds may request concurrently, one at a time per key. A request is answered only by a read that
 * starts after it, so results are never stale: requests during a read share the next one.
 */
export function shareReads<Read>(): SharedRead<Read> {
  const underWay = new Map<string, Promise<Read>>();
  const next = new Map<string, Promise<Read>>();

  function begin(key: string, read: () => Promise<Read>): Promise<Read> {
    next.delete(key);
    const begun = read().finally(() => {
      if (underWay.get(key) === begun) underWay.delete(key);
    });
    underWay.set(key, begun);
    return begun;
  }

  return (key, read) => {
    const shared = next.get(key);
    if (shared) return shared;
    const before = underWay.get(key);
    if (!before) return begin(key, read);
    const following = () => begin(key, read);
    const queued = before.then(following, following);
    next.set(key, queued);
    return queued;
  };
}
