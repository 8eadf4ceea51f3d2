/** Lists count exactly up to here; one more means "more". */
export const countLimit = 10_000;
