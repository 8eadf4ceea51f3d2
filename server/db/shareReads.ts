/** Answers what `read` does, or what another who asks for the same at the same time reads. */
export type SharedRead<Read> = (key: string, read: () => Promise<Read>) => Promise<Read>;

/**
 * Reads that hundreds may ask for at once, one at a time for each key. Only a read that begins after a question answers
 * it, so nobody gets what was true before they asked: those who ask while one is under way share the next.
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
