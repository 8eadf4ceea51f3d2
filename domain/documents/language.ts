import type { DocumentLanguageSetting } from '../../schemas/parts/documents/documentDefaults.ts';
import { isLanguage, languageOfCountry, type Language } from '../languages.ts';

/** Returns the language in which a document opens: the company's fixed one, else that of the client's country. */
export function documentLanguage(
  setting: DocumentLanguageSetting | undefined,
  country: string | undefined,
): Language | undefined {
  if (isLanguage(setting)) return setting;
  return country === undefined ? undefined : languageOfCountry(country);
}
