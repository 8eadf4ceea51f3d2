import { useSyncExternalStore } from 'react';
import { defaultLanguage, isLanguage, languages, type Language } from '../../domain/languages.ts';

const oneYear = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();
let current = languageOfCookie(document.cookie);
apply(current);

/** The language the person reads in now. */
export function language(): Language {
  return current;
}

/** Changes it everywhere at once and remembers it for a year. */
export function setLanguage(next: Language): void {
  document.cookie = `language=${next}; path=/; max-age=${oneYear}; samesite=lax`;
  current = next;
  apply(next);
  for (const listener of listeners) listener();
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, language);
}

/** The language kept in a cookie header's text; Portuguese where there is none that we speak. */
export function languageOfCookie(cookie: string): Language {
  const kept = /(?:^|;\s*)language=([^;]*)/.exec(cookie)?.[1];
  return isLanguage(kept) ? kept : defaultLanguage;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function apply(next: Language): void {
  document.documentElement.lang = languages[next].tag;
}
