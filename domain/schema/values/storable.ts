/** Returns whether PostgreSQL can store a text: no NUL and no lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
