/** Returns the opposite of a decimal text. */
export const negate = (text: string): string => (text.startsWith('-') ? text.slice(1) : `-${text}`);
