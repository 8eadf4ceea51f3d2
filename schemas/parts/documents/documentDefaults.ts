import { documentOptions, documentTexts } from './document.ts';

/** The language of a company's documents: the client's, or a fixed one. */
export const documentLanguages = ['client', 'pt', 'en', 'es'] as const;

export type DocumentLanguageSetting = (typeof documentLanguages)[number];

/** The defaults of a company's new documents. */
export const documentDefaults = {
  language: { type: 'string', enum: documentLanguages, default: 'client' },
  terms_payment: documentTexts.terms_payment,
  observation: documentTexts.observation,
  ...documentOptions,
} as const;
