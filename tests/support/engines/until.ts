import { setTimeout } from 'node:timers/promises';

/** Fails if the result takes more than this many milliseconds. */
export const within = <Result>(most: number, result: Promise<Result>): Promise<Result> =>
  Promise.race([
    result,
    setTimeout(most, undefined, { ref: false }).then(() => {
      throw new Error(`Nothing within ${most} ms`);
    }),
  ]);

/** Tries until it succeeds; after this many milliseconds it fails with the last error. */
export async function until<Result>(most: number, action: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + most;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await setTimeout(100);
  }
}
