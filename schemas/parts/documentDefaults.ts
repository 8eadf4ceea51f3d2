import { documentOptions, documentTexts } from './document.ts';

/** In which language a company's documents open: that of the client's country, or the same for all. */
export const documentLanguages = ['client', 'pt', 'en', 'es'] as const;

export type DocumentLanguageSetting = (typeof documentLanguages)[number];

/** What new documents of a company begin with. */
export const documentDefaults = {
  language: { type: 'string', enum: documentLanguages, default: 'client' },
  terms_payment: documentTexts.terms_payment,
  observation: documentTexts.observation,
  ...documentOptions,
} as const;
