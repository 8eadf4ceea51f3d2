/** The maximum number of groups, by group and currency; the smallest are left out, and `count` includes them. */
export const groupLimit = 1_000;

/** The same in a file. */
export const fileGroupLimit = 10_000;
