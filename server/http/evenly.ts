import { setTimeout } from 'node:timers/promises';

/** Milliseconds that such an answer takes: more than the work behind it needs. */
const span = 300;

/** Does work that must not tell by its time what it found: it is answered after the same time, whether it did anything. */
export async function evenly(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), setTimeout(span)]);
}
