/** Whether PostgreSQL can store a text: it has neither the character NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
