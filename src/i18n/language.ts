import { useSyncExternalStore } from 'react';
import { defaultLanguage, isLanguage, languages, type Language } from '../../domain/languages.ts';

const oneYear = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();
let current = languageOfCookie(document.cookie);
apply(current);

/** Returns the current language. */
export function language(): Language {
  return current;
}

/** Changes the language and stores it for a year. */
export function setLanguage(next: Language): void {
  document.cookie = `language=${next}; path=/; max-age=${oneYear}; samesite=lax`;
  showLanguage(next);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, language);
}

/** Changes the language of this page without storing it. */
export function showLanguage(next: Language): void {
  current = next;
  apply(next);
  for (const listener of listeners) listener();
}

/** Returns the language in a cookie header, or Portuguese. */
export function languageOfCookie(cookie: string): Language {
  return chosenIn(cookie) ?? defaultLanguage;
}

/** Returns the stored language, if any. */
export function chosenIn(cookie: string): Language | undefined {
  const kept = /(?:^|;\s*)language=([^;]*)/.exec(cookie)?.[1];
  return isLanguage(kept) ? kept : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function apply(next: Language): void {
  document.documentElement.lang = languages[next].tag;
}
