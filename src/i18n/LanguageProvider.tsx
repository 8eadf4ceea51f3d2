import { I18nContext, useI18nProvider, useStore } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import type { Language } from '../../domain/languages.ts';
import { useLanguage } from './language.ts';

/**
 * Provides the page's language. react-admin would remount the page on a change and lose input; a new provider per
 * language only re-renders.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const provider = useI18nProvider();
  const language = useLanguage();
  const value = useMemo(() => ({ ...provider, getLocale: () => language }), [provider, language]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

/** Changes the language: texts first, so that react-admin's store has nothing left to change. */
export function useSetLanguage(): (next: Language) => Promise<void> {
  const provider = useI18nProvider();
  const [, keep] = useStore<string>('locale', provider.getLocale());
  return async (next) => {
    await provider.changeLocale(next);
    keep(next);
  };
}
