import type { Language } from '../../domain/languages.ts';

/** Words that begin with a capital where they stand alone, as they stand within a sentence. Abbreviations stay. */
export const lowerFirst = (text: string, language: Language): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.slice(0, 1).toLocaleLowerCase(language) + text.slice(1);
