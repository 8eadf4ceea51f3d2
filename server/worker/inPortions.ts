import type { JobContext } from './job.ts';

/** How many rows a job writes at a time: few enough to hold nobody up. */
export const portion = 1_000;

/** Does something again until it concerned fewer rows than a portion, or the worker stops. */
export async function inPortions({ signal }: JobContext, work: () => Promise<number>): Promise<void> {
  let concerned = portion;
  while (concerned === portion) {
    signal.throwIfAborted();
    concerned = await work();
  }
}
