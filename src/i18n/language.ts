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
  speak(next);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, language);
}

/** Speaks a language on this page alone: nobody chose it, so that it is not remembered. */
export function speak(next: Language): void {
  current = next;
  apply(next);
  for (const listener of listeners) listener();
}

/** The language kept in a cookie header's text; Portuguese where there is none that we speak. */
export function languageOfCookie(cookie: string): Language {
  return chosenIn(cookie) ?? defaultLanguage;
}

/** The same, where one was ever chosen. */
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
