/** How long an answer counts, in milliseconds. */
const freshMs = 2_000;

/** How often it is renewed. */
const renewedMs = 1_000;

/** For how long it is renewed after somebody asked for it. */
const wantedMs = 300_000;

export interface RecentAnswer<T> {
  /** The latest answer where it is at most two seconds old, else the next one. Rejects as `ask` does. */
  readonly get: () => Promise<T>;
  readonly stop: () => void;
}

/**
 * The latest answer to a question that takes long while the database is busy. It is asked once at a time, and once a second
 * for five minutes after somebody wanted the answer, so that a health check does not wait for it.
 */
export function recentAnswer<T>(ask: () => Promise<T>): RecentAnswer<T> {
  let latest: { readonly value: T; readonly at: number } | undefined;
  let underWay: Promise<T> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wantedAt = 0;

  const renew = (): Promise<T> =>
    (underWay ??= ask()
      .then((value) => {
        latest = { value, at: performance.now() };
        return value;
      })
      .finally(() => {
        underWay = undefined;
      }));
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const renewWhileWanted = (): void => {
    if (performance.now() - wantedAt > wantedMs) return stop();
    // The next caller meets the error: the answer is too old by then.
    renew().catch(() => undefined);
  };

  const get = async (): Promise<T> => {
    wantedAt = performance.now();
    timer ??= setInterval(renewWhileWanted, renewedMs).unref();
    return latest && wantedAt - latest.at <= freshMs ? latest.value : renew();
  };
  return { get, stop };
}
