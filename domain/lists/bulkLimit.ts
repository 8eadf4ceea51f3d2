/** To so many records at most a command is done at once where they are named by what narrows their list. */
export const bulkLimit = 1_000;
