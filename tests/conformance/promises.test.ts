import { describe, expect, it } from 'vitest';
import { languageCodes, type Language } from '../../domain/languages.ts';
import { textsIn } from '../support/localeTexts.ts';

/** Texts that promise missing features: sending by e-mail, and online payment. */
const promises: Record<Language, RegExp> = {
  pt: /ser(?:á|ão) enviadas? por e-mail|"enviar por e-mail"|\be pagar (?:a|o)\b/i,
  en: /will be sent by email|"send by email"|\band pay\b/i,
  es: /se enviarán? por correo|"enviar por correo|\by pagar (?:la|el)\b/i,
};

describe.each(languageCodes)('in %s', (language) => {
  it('no text promises a missing feature', () => {
    expect(textsIn(language).filter((text) => promises[language].test(text))).toEqual([]);
  });
});
