import type { JobContext } from './job.ts';

/** How many rows a job writes at a time: few enough to hold nobody up. */
export const portion = 1_000;

/**
 * Does something again until it concerned fewer rows than a portion, or the worker stops. Answers how many rows it
 * concerned in all.
 */
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
