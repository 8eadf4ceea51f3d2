/** Where "now" comes from. Given from outside, so that a demo or a test can fix it. */
export interface Clock {
  now(): Date;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that always shows `at`. */
export function fixedClock(at: Date): Clock {
  return { now: () => new Date(at) };
}
