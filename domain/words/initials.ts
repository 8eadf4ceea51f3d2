/** Vowel signs and joiners belong to the letter before them. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*/gu;

/** Returns the initials of a name: the first letters of its first two words. */
export const initialsOf = (name: string): string =>
  (name.match(word) ?? [])
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');
