const plain = /^[\n\r\t -~\u00a0-\u017f]*$/;

/** Returns whether a text has only letters that are printed without a search, as most texts have. */
export const isPlain = (text: string): boolean => plain.test(text);
