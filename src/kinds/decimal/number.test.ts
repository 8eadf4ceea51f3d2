import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber, showNumber, writeNumber } from './number.ts';

describe('a number is read in either notation', () => {
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
    expect(readNumber(text, language)).toBe(expected);
  });

  it.each(['', '-1', 'abc', '1e5', '1,2,3.4.5', ',', '.'])('%s is no number', (text) => {
    expect(readNumber(text, 'pt')).toBeUndefined();
  });
});

it('what was shown or written is read back as it was', () => {
  const decimal = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }))
    .map(([whole, digits]) => (digits.length > 0 ? `${whole}.${digits.join('')}` : String(whole)));
  fc.assert(
    fc.property(decimal, fc.constantFrom('pt', 'en', 'es'), (value, language) => {
      expect(readNumber(writeNumber(value, language), language)).toBe(value);
      expect(readNumber(showNumber(value, language), language)).toBe(value);
    }),
  );
});

it('is shown in groups with at least the decimals asked for', () => {
  expect(showNumber('1234567.5', 'pt', 2)).toBe('1.234.567,50');
  expect(showNumber('1234567.125', 'en', 2)).toBe('1,234,567.125');
});
