/** The languages of the product: the code of its locale folder, its tag for the browser and its name in the switch. */
export const languages = {
  pt: { tag: 'pt-BR', label: 'PT-BR', name: 'Português' },
  en: { tag: 'en-US', label: 'EN-US', name: 'English' },
  es: { tag: 'es-ES', label: 'ES-ES', name: 'Español' },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages).filter(isLanguage);
export const defaultLanguage: Language = 'pt';

/** Countries where Portuguese or Spanish is what business is done in (ISO 3166-1); others read English. */
const spokenIn: Readonly<Partial<Record<Language, string>>> = {
  pt: 'AO BR CV GW MZ PT ST TL',
  es: 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE',
};

/** The language to write to a country in, by its two letters; the default one where the country is not known. */
export function languageOfCountry(country: string | undefined): Language {
  if (!country) return defaultLanguage;
  return languageCodes.find((code) => spokenIn[code]?.split(' ').includes(country)) ?? 'en';
}

/** The first language of ours among tags (BCP 47), as a browser lists what its reader speaks. */
export const firstSpoken = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}
