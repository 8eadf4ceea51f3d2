/** How long an answer is valid, in milliseconds. */
const freshMs = 2_000;

/** The interval of renewal. */
const renewedMs = 1_000;

/** How long it is renewed after the last request. */
const wantedMs = 300_000;

export interface RecentAnswer<T> {
  /** Returns the latest answer if at most two seconds old, else the next one. Rejects like `ask`. */
  readonly get: () => Promise<T>;
  readonly stop: () => void;
}

/**
 * Caches the answer to a query that is slow on a busy database. It runs once at a time, every second for five minutes
 * after a request, so that health checks do not wait.
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
  const renewWhileUsed = (): void => {
    if (performance.now() - wantedAt > wantedMs) return stop();
    // The next caller receives the error, because the answer is then too old.
    renew().catch(() => undefined);
  };

  const get = async (): Promise<T> => {
    wantedAt = performance.now();
    timer ??= setInterval(renewWhileUsed, renewedMs).unref();
    return latest && wantedAt - latest.at <= freshMs ? latest.value : renew();
  };
  return { get, stop };
}
