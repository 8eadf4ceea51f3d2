import { HttpError } from './httpError.ts';

/** Milliseconds before retrying a write that is still in progress. */
const patience = 1_000;

/** An abortable attempt of a write under its key. */
type Attempt<Answer> = (key: string, signal: AbortSignal) => Promise<Answer>;

export type Writes = ReturnType<typeof createWrites>;

/**
 * Manages the writes of a page so that each happens at most once. Identical concurrent writes share a request. Each
 * write has its own `Idempotency-Key`, and reuses it if it may have happened without an answer.
 */
export function createWrites(newKey: () => string) {
  const keys = new Map<string, string>();
  const underWay = new Map<string, { readonly answer: Promise<unknown>; readonly again: () => void }>();

  return {
    /**
     * Sends a write until it is answered. `print` identifies it; `own` is the caller's key, which then applies to any
     * content. Fails as its attempt does.
     */
    send<Answer>(print: string, attempt: Attempt<Answer>, own?: string): Promise<Answer> {
      const same = underWay.get(print);
      if (same) return same.answer as Promise<Answer>;
      const key = own ?? keys.get(print) ?? newKey();
      keys.set(print, key);
      let current = new AbortController();
      const again = () => {
        const given = current;
        current = new AbortController();
        given.abort();
      };
      const answer = untilAnswered(
        (signal) => attempt(key, signal),
        () => current.signal,
      )
        .catch((error: unknown) => {
          if (!mayHaveHappened(error)) keys.delete(print);
          throw error;
        })
        .then((answered) => {
          keys.delete(print);
          return answered;
        })
        .finally(() => underWay.delete(print));
      underWay.set(print, { answer, again });
      return answer;
    },

    /** Aborts pending requests and repeats them under the same keys. */
    repeat(): void {
      for (const { again } of underWay.values()) again();
    },
  };
}

/** Temporary refusals: an earlier attempt, or another change of the same records. */
const passing: ReadonlySet<string | undefined> = new Set(['in_flight', 'locked']);

/** Retries after an abort, and after a pause if another write is in progress. */
async function untilAnswered<Answer>(
  attempt: (signal: AbortSignal) => Promise<Answer>,
  current: () => AbortSignal,
): Promise<Answer> {
  const signal = current();
  try {
    return await attempt(signal);
  } catch (error) {
    if (signal.aborted) return untilAnswered(attempt, current);
    if (!(error instanceof HttpError) || !passing.has(error.code)) throw error;
    await new Promise((resolve) => setTimeout(resolve, patience));
    return untilAnswered(attempt, current);
  }
}

/** Returns whether a failed write may have happened: no answer, or 5xx. */
export const mayHaveHappened = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500);

/** Returns the fingerprint of a write: identical ones are the same write. Files count by name, size and time. */
export function printOf(method: string, path: string, { query, body }: { query?: object; body?: unknown }): string {
  const parts = body instanceof FormData ? [...body.entries()] : body;
  return JSON.stringify([method, path, query, parts], (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
