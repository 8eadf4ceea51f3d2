import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { readableArgs } from '../../domain/validation/readableArgs.ts';
import { language, setLanguage } from './language.ts';
import { isLanguage, languageCodes, languages, type Language } from '../../domain/languages.ts';

const loaders: Readonly<Record<Language, () => Promise<{ default: TranslationMessages }>>> = {
  pt: () => import('./messages/pt.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
};

async function load(code: Language): Promise<TranslationMessages> {
  return (await loaders[code]()).default;
}

/** Creates react-admin's translations in the page's language, loaded in advance. */
export async function createI18nProvider(): Promise<I18nProvider> {
  const first = language();
  const words = new Map([[first, await load(first)]]);
  const provider = polyglotI18nProvider(
    (code: string) => {
      if (!isLanguage(code)) throw new RangeError(`No words in "${code}"`);
      return words.get(code) ?? load(code);
    },
    first,
    languageCodes.map((code) => ({ locale: code, name: languages[code].label })),
  );
  return {
    ...provider,
    translate: (key, options) =>
      provider.translate(key, key.startsWith('validation.') ? readableArgs(options, language()) : options),
    changeLocale: async (code) => {
      await provider.changeLocale(code);
      if (isLanguage(code)) setLanguage(code);
    },
  };
}
