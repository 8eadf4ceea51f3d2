/** The product's languages: locale folder, browser tag and name in the switch. */
export const languages = {
  pt: { tag: 'pt-BR', label: 'PT-BR', name: 'Português' },
  en: { tag: 'en-US', label: 'EN-US', name: 'English' },
  es: { tag: 'es-ES', label: 'ES-ES', name: 'Español' },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages).filter(isLanguage);
export const defaultLanguage: Language = 'pt';

/** Countries that do business in Portuguese or Spanish (ISO 3166-1); others use English. */
const countryLanguages: Readonly<Partial<Record<Language, string>>> = {
  pt: 'AO BR CV GW MZ PT ST TL',
  es: 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE',
};

/** Returns the language for a country (two letters), or the default one. */
export function languageOfCountry(country: string | undefined): Language {
  if (!country) return defaultLanguage;
  return languageCodes.find((code) => countryLanguages[code]?.split(' ').includes(country)) ?? 'en';
}

/** Returns the first supported language among the browser's language tags (BCP 47). */
export const firstSupported = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}
