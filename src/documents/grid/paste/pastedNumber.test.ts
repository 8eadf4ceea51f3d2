import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { decimalSignOf, readPastedNumber, signOfColumn } from './pastedNumber.ts';

describe('a typed number', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567,8', '1234567.8'],
    ['1 234,56', '1234.56'],
    ['1 234 567', '1234567'],
    ["1'234.50", '1234.50'],
    ['R$ 1.000,00', '1000.00'],
    ['US$10', '10'],
    ['10 €', '10'],
    ['BRL 10,5', '10.5'],
    ['1234.5', '1234.5'],
    ['0,125', '0.125'],
    ['1234,567', '1234.567'],
    [',5', '0.5'],
    ['5,', '5'],
    ['007', '7'],
    ['1.234.567', '1234567'],
  ])('%s is %s in every language', (text, value) => {
    expect(readPastedNumber(text, ',')).toBe(value);
    expect(readPastedNumber(text, '.')).toBe(value);
  });

  it('is parsed by the language if it is ambiguous', () => {
    expect(readPastedNumber('1.234', ',')).toBe('1234');
    expect(readPastedNumber('1.234', '.')).toBe('1.234');
    expect(readPastedNumber('1,234', ',')).toBe('1.234');
    expect(readPastedNumber('1,234', '.')).toBe('1234');
  });

  it.each(['', 'abc', '-1', '1-2', '1e5', '12,34,56', '1.2.3,4', '1,234.5,6', '1 2', '--', '.', '٣', '1\n2'])(
    '%j is not a number',
    (text) => {
      expect(readPastedNumber(text, ',')).toBeUndefined();
      expect(readPastedNumber(text, '.')).toBeUndefined();
    },
  );

  it('is parsed back from its formatted text in every language', () => {
    const decimals = fc.tuple(fc.nat({ max: 1e12 }), fc.nat({ max: 9999 })).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(decimals, fc.constantFrom('pt', 'en', 'es'), (value, language) => {
        expect(readPastedNumber(formatDecimal(value, language), decimalSignOf(language))).toBe(value);
      }),
    );
  });

  it('never fails, and returns plain decimal text or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d., ]{1,12}$/)), (text) => {
        expect(readPastedNumber(text, ',') ?? '0').toMatch(/^\d+(\.\d+)?$/);
      }),
    );
  });
});

describe('a column of numbers', () => {
  it('is parsed by its unambiguous numbers', () => {
    expect(signOfColumn(['1.234', '10,50'], '.')).toBe(',');
    expect(signOfColumn(['1,234', '1,234.5'], ',')).toBe('.');
    expect(signOfColumn(['1.234', '7', ''], ',')).toBe(',');
  });
});
