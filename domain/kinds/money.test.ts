import { describe, expect, test } from 'vitest';
import { currencyIn, formatMoney } from './money.ts';

/** Intl writes no-break spaces, which are unreadable in expectations. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

describe('money', () => {
  test.each([
    ['1080.00', 'BRL', 'pt', 'R$ 1.080,00'],
    ['1080.00', 'EUR', 'es', '1.080,00 €'],
    ['10800.00', 'EUR', 'es', '10.800,00 €'],
    ['1080.00', 'USD', 'en', 'USD 1,080.00'],
    ['1080', 'JPY', 'en', 'JPY 1,080'],
    ['1.234', 'KWD', 'en', 'KWD 1.234'],
    ['-12.50', 'BRL', 'pt', '-R$ 12,50'],
  ] as const)('%s %s in %s', (amount, currency, language, text) => {
    expect(plain(formatMoney(amount, currency, language))).toBe(text);
  });

  test('keeps every digit of an amount beyond the precision of a float', () => {
    expect(plain(formatMoney('9007199254740993.07', 'BRL', 'pt'))).toBe('R$ 9.007.199.254.740.993,07');
  });

  test('leaves values that are no decimals unchanged', () => {
    expect(formatMoney('—', 'BRL', 'pt')).toBe('—');
    expect(formatMoney('1e3', 'BRL', 'pt')).toBe('1e3');
  });
});

test('amounts use the record’s currency, or the property that the schema names', () => {
  const record = { currency: 'BRL', paid_in: 'JPY', other: 'yen' };
  expect(currencyIn({}, record)).toBe('BRL');
  expect(currencyIn({ currency: 'paid_in' }, record)).toBe('JPY');
  expect(currencyIn({ currency: 'other' }, record)).toBeUndefined();
  expect(currencyIn({}, undefined)).toBeUndefined();
});
