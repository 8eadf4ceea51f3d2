import { useSyncExternalStore } from 'react';
import { language, setLanguage } from './language.ts';
import type { Language } from '../../domain/languages.ts';
import { wordAt, type Messages } from '../../domain/words/tree.ts';
import { fillSentence } from '../../domain/words/isolated.ts';

const loaders: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  pt: () => import('./messages/pt.open.ts'),
  en: () => import('./messages/en.open.ts'),
  es: () => import('./messages/es.open.ts'),
};

export type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string;

const listeners = new Set<() => void>();
let translate: Translate = (key) => key;

/** Loads the texts of the page's language, for `useOpenWords`. */
export async function loadOpenWords(code: Language = language()): Promise<void> {
  const { default: messages } = await loaders[code]();
  translate = translatorOf(messages);
  for (const listener of listeners) listener();
}

/** Changes the language of a page without react-admin, loading texts first. */
export async function switchOpenLanguage(code: Language): Promise<void> {
  await loadOpenWords(code);
  setLanguage(code);
}

/** Returns a translator that fills in `%{name}`. A missing key throws. */
export function translatorOf(messages: Messages): Translate {
  return (key, args = {}) => {
    const text = wordAt(messages, key);
    if (text === undefined) throw new RangeError(`No words for "${key}"`);
    return fillSentence(text, args);
  };
}

export function useOpenWords(): Translate {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => translate,
  );
}
