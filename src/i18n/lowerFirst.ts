import type { Language } from '../../domain/languages.ts';

/** Lowercases the first letter for use within a sentence, except in abbreviations. */
export const lowerFirst = (text: string, language: Language): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.slice(0, 1).toLocaleLowerCase(language) + text.slice(1);
