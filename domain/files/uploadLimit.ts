/** The maximum total size of files uploaded with one record. */
export const uploadLimit = 16 * 1024 ** 2;

/** The maximum size of an imported file. */
export const importLimit = 32 * 1024 ** 2;
