/** The most groups that a report answers, by group and currency: beyond, the smallest are left out, and `count` says of how many. */
export const groupLimit = 1_000;

/** The same in a file. */
export const fileGroupLimit = 10_000;
