/** The maximum number of records for a bulk command by filter. */
export const bulkLimit = 1_000;
