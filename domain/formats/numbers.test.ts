import { describe, expect, test } from 'vitest';
import { formatDecimal, formatMoney } from './numbers.ts';

/** Intl puts no-break spaces between sign and figures; they are right on the page and unreadable here. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

describe('money', () => {
  test.each([
    ['1080.00', 'BRL', 'pt', 'R$ 1.080,00'],
    ['1080.00', 'EUR', 'es', '1.080,00 €'],
    ['10800.00', 'EUR', 'es', '10.800,00 €'],
    ['1080.00', 'USD', 'en', '$1,080.00'],
    ['1080', 'JPY', 'en', '¥1,080'],
    ['1.234', 'KWD', 'en', 'KWD 1.234'],
    ['-12.50', 'BRL', 'pt', '-R$ 12,50'],
  ] as const)('%s %s in %s', (amount, currency, language, text) => {
    expect(plain(formatMoney(amount, currency, language))).toBe(text);
  });

  test('keeps every digit of an amount that no float holds', () => {
    expect(plain(formatMoney('9007199254740993.07', 'BRL', 'pt'))).toBe('R$ 9.007.199.254.740.993,07');
  });

  test('leaves alone what is not a decimal', () => {
    expect(formatMoney('—', 'BRL', 'pt')).toBe('—');
    expect(formatMoney('1e3', 'BRL', 'pt')).toBe('1e3');
  });
});

test.each([
  ['1234.5000', 'pt', '1.234,5000'],
  ['1234.5', 'en', '1,234.5'],
  ['7', 'es', '7'],
  ['', 'pt', ''],
] as const)('the decimal %s in %s keeps its digits', (value, language, text) => {
  expect(formatDecimal(value, language)).toBe(text);
});
