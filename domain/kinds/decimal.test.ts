import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, readDecimal, readSigned, decimalSigns } from './decimal.ts';
import { formatPercent } from './percent.ts';

describe('a number is parsed in either notation', () => {
  it.each([
    ['1234,5', 'pt', '1234.5'],
    ['1.234,5', 'pt', '1234.5'],
    ['1,234.5', 'pt', '1234.5'],
    ['1.234', 'pt', '1234'],
    ['1.234', 'en', '1.234'],
    ['1,234', 'en', '1234'],
    ['1,234', 'es', '1.234'],
    ['0.234', 'pt', '0.234'],
    ['12.5', 'pt', '12.5'],
    ['1.234.567', 'pt', '1234567'],
    ['1.234.567,89', 'en', '1234567.89'],
    ['12,', 'pt', '12'],
    [',5', 'pt', '0.5'],
    ['1 000,00', 'pt', '1000.00'],
    ['007', 'en', '7'],
  ] as const)('%s in %s is %s', (text, language, expected) => {
    expect(readDecimal(text, language)).toBe(expected);
  });

  it.each([
    '',
    '-1',
    'abc',
    '1e5',
    '1,2,3.4.5',
    ',',
    '.',
    '1,23,45',
    '1.23.45',
    '1.2.3,4',
    '1,2,3.4',
    '1 23',
    '12.3456.789',
    '1.234 567',
  ])('%s is not a number in any language', (text) => {
    for (const language of ['pt', 'en', 'es'] as const) expect(readDecimal(text, language)).toBeUndefined();
  });
});

it('shown and written numbers are parsed back unchanged', () => {
  const decimal = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }))
    .map(([whole, digits]) => (digits.length > 0 ? `${whole}.${digits.join('')}` : String(whole)));
  fc.assert(
    fc.property(decimal, fc.constantFrom('pt', 'en', 'es'), (value, language) => {
      expect(readDecimal(value.replace('.', decimalSigns[language]), language)).toBe(value);
      expect(readDecimal(formatDecimal(value, language), language)).toBe(value);
    }),
  );
});

describe('a decimal is formatted', () => {
  it.each([
    ['1234.5000', 'pt', '1.234,5000'],
    ['1234.5', 'en', '1,234.5'],
    ['7', 'es', '7'],
    ['', 'pt', ''],
    ['n/a', 'pt', 'n/a'],
  ] as const)('%s in %s with its own digits', (value, language, text) => {
    expect(formatDecimal(value, language)).toBe(text);
  });

  it('in groups with at least the requested decimals', () => {
    expect(formatDecimal('1234567.5', 'pt', { least: 2 })).toBe('1.234.567,50');
    expect(formatDecimal('1234567.125', 'en', { least: 2 })).toBe('1,234,567.125');
  });

  it('with at most the given decimals, and no trailing zeros', () => {
    expect(formatDecimal('1200.2500', 'pt', { most: 4 })).toBe('1.200,25');
    expect(formatDecimal('10.1', 'pt', { least: 2, most: 3 })).toBe('10,10');
    expect(formatDecimal('10.1256', 'pt', { least: 2, most: 3 })).toBe('10,126');
  });
});

it('a percentage has a sign, separated by a space only in Spanish', () => {
  expect([formatPercent('5.25', 'pt'), formatPercent('5.25', 'en'), formatPercent('5.25', 'es')]).toEqual([
    '5,25%',
    '5.25%',
    '5,25\u00a0%',
  ]);
});

it('either minus sign makes a figure negative', () => {
  expect(readSigned('-1.234,5', 'pt')).toBe('-1234.5');
  expect(readSigned('\u22121,234.5', 'en')).toBe('-1234.5');
  expect(readSigned('--1', 'en')).toBeUndefined();
});
