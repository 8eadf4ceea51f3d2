import { describe, expect, it } from 'vitest';
import { languageCodes, type Language } from '../../domain/languages.ts';
import { textsIn } from '../support/localeTexts.ts';

/** Texts that promise a missing feature: online payment. */
const promises: Record<Language, RegExp> = {
  pt: /\be pagar (?:a|o)\b/i,
  en: /\band pay\b/i,
  es: /\by pagar (?:la|el)\b/i,
};

describe.each(languageCodes)('in %s', (language) => {
  it('no text promises a missing feature', () => {
    expect(textsIn(language).filter((text) => promises[language].test(text))).toEqual([]);
  });
});
