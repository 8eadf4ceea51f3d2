import { HttpError } from './httpError.ts';

/** Milliseconds after which is asked again about a write that the server is still at. */
const patience = 1_000;

/** One attempt at a write, under its key; it can be given up. */
type Attempt<Answer> = (key: string, signal: AbortSignal) => Promise<Answer>;

export type Writes = ReturnType<typeof createWrites>;

/**
 * The writes of a page, each done at most once. The same write asked for while it is under way is that one. Each goes
 * under an `Idempotency-Key` of its own, and under the same again where it may have taken effect without an answer.
 */
export function createWrites(newKey: () => string) {
  const keys = new Map<string, string>();
  const underWay = new Map<string, { readonly answer: Promise<unknown>; readonly again: () => void }>();

  return {
    /**
     * Sends a write, which `print` tells from others, until it is answered; under the key of whoever brings one, which then
     * is the key whatever is written. Fails as its attempt does.
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

    /** Gives up waiting for the answers that are out, and asks for them anew, under the same keys. */
    repeat(): void {
      for (const { again } of underWay.values()) again();
    },
  };
}

/** What ends by itself: an earlier attempt, or another change of the same records. */
const passing: ReadonlySet<string | undefined> = new Set(['in_flight', 'locked']);

/** Attempts again where waiting was given up, and, after a while, where another write has to end first. */
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

/** Whether a failed write may have taken effect: nothing came back, or the server could not say. */
export const mayHaveHappened = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500);

/** What tells a write from others: two alike are one. A file is known by its name, size and time. */
export function printOf(method: string, path: string, { query, body }: { query?: object; body?: unknown }): string {
  const parts = body instanceof FormData ? [...body.entries()] : body;
  return JSON.stringify([method, path, query, parts], (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
