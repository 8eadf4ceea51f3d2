import { setTimeout } from 'node:timers/promises';

/** The fixed duration of such an answer in milliseconds; longer than the work. */
const span = 300;

/** Answers after a fixed time, so that the duration does not reveal the result. */
export async function evenly(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), setTimeout(span)]);
}
