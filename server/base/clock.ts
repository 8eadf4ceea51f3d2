/** The source of the current time, injected so that tests and the demo can fix it. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that always shows `at`. */
export function fixedClock(at: Date): Clock {
  return { now: () => new Date(at) };
}
