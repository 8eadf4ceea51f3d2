import { setLanguage } from '../i18n/language.ts';
import { setTheme } from '../shell/theme/mode.ts';
import type { Me } from './me.ts';

/** Applies the language and theme that somebody has chosen on any device; what they never chose stays as this browser has it. */
export function applyChoices({ language, theme }: Pick<Me, 'language' | 'theme'>): void {
  if (language) setLanguage(language);
  if (theme) setTheme(theme);
}
