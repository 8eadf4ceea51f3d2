import { HttpError } from './httpError.ts';

/** Sends a write under a key. */
export type Once = ReturnType<typeof createOnce>;

/**
 * Runs a write under an `Idempotency-Key`. When no answer came, the same write
 * asked for again goes under the same key, so that it is never done twice.
 */
export function createOnce(newKey: () => string) {
  const unanswered = new Map<string, string>();
  return async <Answer>(write: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const print = JSON.stringify(write, byName);
    const key = unanswered.get(print) ?? newKey();
    unanswered.set(print, key);
    try {
      const answer = await send(key);
      unanswered.delete(print);
      return answer;
    } catch (error) {
      if (error instanceof HttpError && error.status !== 0) unanswered.delete(print);
      throw error;
    }
  };
}

/** A file is known by its name, size and time: JSON has nothing of it. */
const byName = (_key: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
