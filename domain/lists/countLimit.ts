/** Lists that cost too much to count whole are counted up to here; one more says that there are more. */
export const countLimit = 10_000;
