import { setLanguage } from '../i18n/language.ts';
import { setTheme } from '../shell/theme/mode.ts';
import type { Me } from './me.ts';

/** Applies the user's language and theme; without a choice the browser's stay. */
export function applyChoices({ language, theme }: Pick<Me, 'language' | 'theme'>): void {
  if (language) setLanguage(language);
  if (theme) setTheme(theme);
}
