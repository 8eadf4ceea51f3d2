import { expect, it } from 'vitest';
import { formatDate } from '../../domain/kinds/date.ts';
import { formatDecimal } from '../../domain/kinds/decimal.ts';
import { formatInstant } from '../../domain/kinds/instant.ts';
import { formatMoney } from '../../domain/kinds/money.ts';
import { formatPercent } from '../../domain/kinds/percent.ts';
import { languageCodes, type Language } from '../../domain/languages.ts';
import { formatsOf } from '../../server/drawing/text/format.ts';

/** Makes no-break spaces visible. */
const visible = (text: string) => text.replaceAll('\u00a0', '_');

const money = (amount: string, currency: string) => (language: Language) => formatMoney(amount, currency, language);
const printed = (amount: string, currency: string) => (language: Language) =>
  formatsOf(language, currency).money(amount);

/** The exact characters of figures on screens and, as "printed", on documents, which use a true minus sign. */
it.each([
  ['reais', money('1080.00', 'BRL'), ['R$_1.080,00', 'BRL_1,080.00', '1.080,00_BRL']],
  ['printed', printed('1080.00', 'BRL'), ['R$_1.080,00', 'BRL_1,080.00', '1.080,00_BRL']],
  ['dollars', money('-1234567.5', 'USD'), ['-US$_1.234.567,50', '-USD_1,234,567.50', '-1.234.567,50_US$']],
  ['printed', printed('-1234567.5', 'USD'), ['−US$_1.234.567,50', '−USD_1,234,567.50', '−1.234.567,50_US$']],
  ['yen', money('1080', 'JPY'), ['JP¥_1.080', 'JPY_1,080', '1.080_JPY']],
  ['printed', printed('1080', 'JPY'), ['JP¥_1.080', 'JPY_1,080', '1.080_JPY']],
  ['dinars', money('0.005', 'KWD'), ['KWD_0,005', 'KWD_0.005', '0,005_KWD']],
  ['printed', printed('0.005', 'KWD'), ['KWD_0,005', 'KWD_0.005', '0,005_KWD']],
  ['euros', money('12.5', 'EUR'), ['€_12,50', 'EUR_12.50', '12,50_€']],
  ['printed', printed('12.5', 'EUR'), ['€_12,50', 'EUR_12.50', '12,50_€']],
  ['a quantity', (language) => formatDecimal('1234.5000', language), ['1.234,5000', '1,234.5000', '1.234,5000']],
  ['printed', (language) => formatsOf(language, 'BRL').quantity('1234.5000'), ['1.234,5', '1,234.5', '1.234,5']],
  ['a rate', (language) => formatPercent('7.60', language), ['7,60%', '7.60%', '7,60_%']],
  ['printed', (language) => formatsOf(language, 'BRL').percent('7.60'), ['7,6%', '7.6%', '7,6_%']],
  ['a price, printed', (language) => formatsOf(language, 'BRL').price('1.125'), ['1,125', '1.125', '1,125']],
  ['a sum, printed', (language) => formatsOf(language, 'BRL').amount('-0.05'), ['−0,05', '−0.05', '−0,05']],
  ['a day', (language) => formatDate('2026-03-09', language), ['09/03/2026', '2026/03/09', '09/03/2026']],
  ['printed', (language) => formatsOf(language, 'BRL').date('2026-03-09'), ['09/03/2026', '2026/03/09', '09/03/2026']],
  [
    'a moment',
    (language) => formatInstant('2026-03-09T01:15:00Z', language, 'America/Sao_Paulo'),
    ['08/03/2026 22:15', '2026/03/08 22:15', '08/03/2026 22:15'],
  ],
] as const satisfies [string, (language: Language) => string, string[]][])('%s', (_, write, [pt, en, es]) => {
  const expected = { pt, en, es };
  for (const language of languageCodes) expect(visible(write(language))).toBe(expected[language]);
});
