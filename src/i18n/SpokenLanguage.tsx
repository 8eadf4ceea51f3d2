import { I18nContext, useI18nProvider } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
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
