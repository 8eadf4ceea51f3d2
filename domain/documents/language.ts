import type { DocumentLanguageSetting } from '../../schemas/parts/documentDefaults.ts';
import { isLanguage, languageOfCountry, type Language } from '../languages.ts';

/** The language a document opens in: the one its company has fixed, else that of the client's country, where it is known. */
export function documentLanguage(
  setting: DocumentLanguageSetting | undefined,
  country: string | undefined,
): Language | undefined {
  if (isLanguage(setting)) return setting;
  return country === undefined ? undefined : languageOfCountry(country);
}
