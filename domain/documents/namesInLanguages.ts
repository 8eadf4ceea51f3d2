import { languageNames, type LanguageNames } from '../../schemas/parts/names.ts';
import type { Language } from '../languages.ts';

/** Returns the name in a language, or undefined without one of its own. */
export const nameIn = (record: LanguageNames, language: Language): string | undefined =>
  record[`${language}_name`] || undefined;

/** Returns the names that a record has; null without any. */
export function namesOf(record: LanguageNames): LanguageNames | null {
  const names = languageNames.flatMap((name) => (record[name] ? [[name, record[name]]] : []));
  return names.length > 0 ? Object.fromEntries(names) : null;
}
