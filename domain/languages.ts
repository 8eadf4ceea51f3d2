/** The languages of the product: the code of its locale folder, its tag for the browser and its name in the switch. */
export const languages = {
  pt: { tag: 'pt-BR', label: 'PT-BR', name: 'Português' },
  en: { tag: 'en-US', label: 'EN-US', name: 'English' },
  es: { tag: 'es-ES', label: 'ES-ES', name: 'Español' },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages).filter(isLanguage);
export const defaultLanguage: Language = 'pt';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}
