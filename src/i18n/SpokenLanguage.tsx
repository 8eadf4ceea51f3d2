import { I18nContext, useI18nProvider, useStore } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import type { Language } from '../../domain/languages.ts';
import { useLanguage } from './language.ts';

/**
 * Has everything below speak the language of the page. react-admin itself would mount the page anew when the language
 * changes, and whatever was typed would be lost; a new provider for each language only draws it again.
 */
export function SpokenLanguage({ children }: { children: ReactNode }) {
  const provider = useI18nProvider();
  const spoken = useLanguage();
  const value = useMemo(() => ({ ...provider, getLocale: () => spoken }), [provider, spoken]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

/** Changes the language: its words first, so that react-admin's store, told last, finds nothing left to change. */
export function useSpeak(): (next: Language) => Promise<void> {
  const provider = useI18nProvider();
  const [, keep] = useStore<string>('locale', provider.getLocale());
  return async (next) => {
    await provider.changeLocale(next);
    keep(next);
  };
}
