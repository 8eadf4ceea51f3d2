import { useI18nProvider, useStore } from 'ra-core';
import type { Language } from '../../domain/languages.ts';

/** Changes the language: its words first, so that react-admin's store, told last, finds nothing left to change. */
export function useSpeak(): (next: Language) => Promise<void> {
  const provider = useI18nProvider();
  const [, keep] = useStore<string>('locale', provider.getLocale());
  return async (next) => {
    await provider.changeLocale(next);
    keep(next);
  };
}
