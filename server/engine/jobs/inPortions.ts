import type { JobContext } from './job.ts';

/** Rows per statement of a job, few enough to be fast. */
export const portion = 1_000;

/** Repeats work until it affects fewer rows than a portion, or the worker stops. Returns the total number of rows. */
export async function inPortions(
  { signal }: JobContext,
  work: () => Promise<number>,
  most: number = portion,
): Promise<number> {
  let all = 0;
  for (;;) {
    signal.throwIfAborted();
    const concerned = await work();
    all += concerned;
    if (concerned < most) return all;
  }
}
