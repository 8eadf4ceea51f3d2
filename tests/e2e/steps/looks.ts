import type { Look } from '../../support/browser.ts';
import type { Language } from '../../../domain/languages.ts';

const themes = { pt: 'light', en: 'dark', es: 'light' } as const satisfies Record<Language, Look['theme']>;

/** How a user of the company sees a journey in a language, so that its languages also show both themes. */
export const companyLook = (language: Language): Look => ({ language, theme: themes[language] });

/** The same of a client, who opens a link on a phone for the first time. */
export const clientLook = (language: Language): Look => ({
  ...companyLook(language),
  isNewVisitor: true,
  width: 390,
  height: 844,
});
