import { describe, expect, test } from 'vitest';
import { formatsOf } from './format.ts';
import { documentLocales } from '../request.ts';

const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  test.each([
    ['pt', 'USD', '1080.00', 'US$ 1.080,00'],
    ['pt', 'BRL', '1234567.89', 'R$ 1.234.567,89'],
    ['pt', 'JPY', '1080', 'JP¥ 1.080'],
    ['pt', 'KWD', '0.005', 'KWD 0,005'],
    ['es', 'EUR', '1080.00', '1.080,00 €'],
    ['es', 'JPY', '1080', '1.080 JPY'],
    ['es', 'KWD', '1080.5', '1.080,500 KWD'],
    ['en', 'USD', '1080.00', 'USD 1,080.00'],
    ['en', 'JPY', '1080', 'JPY 1,080'],
    ['en', 'KWD', '-12.345', '−KWD 12.345'],
  ] as const)('%s writes %s %s as %s', (locale, currency, amount, expected) => {
    expect(spaced(formatsOf(locale, currency).money(amount))).toBe(expected);
  });

  test('amounts beyond the precision of a float keep their last cent', () => {
    expect(formatsOf('en', 'USD').amount('99999999999999999.99')).toBe('99,999,999,999,999,999.99');
  });

  test('text that is not a decimal is rejected', () => {
    expect(() => formatsOf('pt', 'BRL').amount('1e9')).toThrow(RangeError);
  });
});

test.each([
  ['pt', 'BRL', '10.5', '10,50'],
  ['pt', 'BRL', '10.125', '10,125'],
  ['en', 'JPY', '157.5', '157.5'],
  ['en', 'JPY', '157', '157'],
  ['es', 'KWD', '1.5', '1,500'],
] as const)('a unit price in %s %s: %s as %s', (locale, currency, price, expected) => {
  expect(formatsOf(locale, currency).price(price)).toBe(expected);
});

test('quantities and percents show the decimals they have', () => {
  expect(formatsOf('pt', 'BRL').quantity('1200.2500')).toBe('1.200,25');
  expect(formatsOf('pt', 'BRL').percent('7.6000')).toBe('7,6%');
  expect(formatsOf('en', 'BRL').percent('0.0125')).toBe('0.0125%');
  expect(spaced(formatsOf('es', 'BRL').percent('21'))).toBe('21 %');
});

test('dates have the format of the language', () => {
  expect(documentLocales.map((locale) => formatsOf(locale, 'BRL').date('2026-11-20'))).toEqual([
    '20/11/2026',
    '2026/11/20',
    '20/11/2026',
  ]);
});

test('countries and currencies are named in the language', () => {
  expect(documentLocales.map((locale) => formatsOf(locale, 'USD').country('GB'))).toEqual([
    'Reino Unido',
    'United Kingdom',
    'Reino Unido',
  ]);
  expect(formatsOf('pt', 'USD').country('not two letters')).toBeUndefined();
  expect(formatsOf('en', 'USD').currency('BRL')).toBe('Brazilian Real');
});
