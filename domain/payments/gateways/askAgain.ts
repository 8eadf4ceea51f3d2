/** Seconds between attempts to reach a gateway. */
const retries = [5, 15, 60, 300, 1_800, 7_200, 21_600, 43_200];

/** The longest pause between questions about a silent payment, and the shortest, in seconds. */
const [shortest, longest] = [300, 43_200];

/** The pauses, in seconds, between questions about a payment that was paid and may be refunded: half a year in all. */
const settled = [1, 2, 4, 8, 16, 32, 60, 60].map((days) => days * 86_400);

/** Returns the seconds until a failed call is repeated; undefined after the last attempt. */
export const retryAfter = (attempts: number): number | undefined => retries[attempts - 1];

/** Returns the seconds until an open payment is polled again: the interval grows, up to half a day. */
export const askAfter = (attempts: number): number => Math.min(longest, shortest * 2 ** Math.min(attempts, 20));

/** Returns the seconds until a paid payment is polled again; undefined after the last poll. */
export const askSettledAfter = (attempts: number): number | undefined => settled[attempts];
