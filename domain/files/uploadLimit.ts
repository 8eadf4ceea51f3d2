/** The most bytes of all the files that come with one record at once. */
export const uploadLimit = 16 * 1024 ** 2;
