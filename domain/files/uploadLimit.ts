/** The most bytes of all the files that come with one record at once. */
export const uploadLimit = 16 * 1024 ** 2;

/** The most bytes of a file that is imported. */
export const importLimit = 4 * 1024 ** 2;
