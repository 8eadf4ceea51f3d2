import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { readableArgs } from '../../domain/validation/readableArgs.ts';
import { language, setLanguage } from './language.ts';
import { withDefaults, type Messages } from '../../domain/words/tree.ts';
import type { Area } from '../../schemas/resource.ts';
import { isLanguage, languageCodes, languages, type Language } from '../../domain/languages.ts';
import { isolatedValues } from '../../domain/words/isolated.ts';

const loaders: Readonly<Record<Language, () => Promise<{ default: TranslationMessages }>>> = {
  pt: () => import('./messages/pt.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
};

const ofPlatform: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  pt: () => import('./messages/pt.platform.ts'),
  en: () => import('./messages/en.platform.ts'),
  es: () => import('./messages/es.platform.ts'),
};

/** The texts of resources, and what all have in common. */
type Tree = Messages & { readonly resource: Messages; readonly resources: Messages };

async function loadIn(area: Area | undefined, code: Language): Promise<TranslationMessages> {
  if (area !== 'admin') return (await loaders[code]()).default;
  const [{ default: shared }, { default: own }] = await Promise.all([loaders[code](), ofPlatform[code]()]);
  const { resource, resources } = shared as TranslationMessages & Tree;
  const { resources: theirs = {}, ...further } = own as Partial<Tree>;
  return {
    ...shared,
    ...further,
    resources: { ...resources, ...withDefaults(theirs, resource) },
  } as TranslationMessages;
}

/** Creates react-admin's translations for an area in the page's language, loaded in advance. */
export async function createI18nProvider(area?: Area): Promise<I18nProvider> {
  const load = (code: Language) => loadIn(area, code);
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
      provider.translate(
        key,
        isolatedValues(key.startsWith('validation.') ? readableArgs(options, language()) : options),
      ),
    changeLocale: async (code) => {
      await provider.changeLocale(code);
      if (isLanguage(code)) setLanguage(code);
    },
  };
}
