import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalText, isDecimal, parseDecimal } from './decimal.ts';

const fraction = fc.integer({ min: 0, max: 6 });

describe('parseDecimal', () => {
  test.each([
    ['1080', 2, 108000n],
    ['10.5', 2, 1050n],
    ['-0.05', 2, -5n],
    ['007', 0, 7n],
    ['1.500', 1, 15n],
    ['-0', 3, 0n],
    ['123456789012345678901234567890.12', 2, 12345678901234567890123456789012n],
  ])('%j at %i decimals is %i units', (text, digits, units) => {
    expect(parseDecimal(text, digits)).toBe(units);
  });

  test.each(['', ' ', '1,5', '1e3', '.5', '5.', '+1', '1 000', '--1', '0x10', 'NaN', '1.2.3', '１'])(
    '%j is not a decimal',
    (text) => {
      expect(isDecimal(text)).toBe(false);
      expect(() => parseDecimal(text, 2)).toThrow(RangeError);
    },
  );

  test('digits beyond the scale are refused, zeros are not', () => {
    expect(() => parseDecimal('0.001', 2)).toThrow(RangeError);
    expect(() => parseDecimal('1.5', 0)).toThrow(RangeError);
    expect(parseDecimal('1.50000', 2)).toBe(150n);
  });
});

describe('formatDecimal', () => {
  test.each([
    [108000n, 2, '1080.00'],
    [-5n, 2, '-0.05'],
    [7n, 0, '7'],
    [-7n, 0, '-7'],
    [0n, 3, '0.000'],
  ])('%i units at %i decimals are %j', (units, digits, text) => {
    expect(decimalText(units, digits)).toBe(text);
  });

  test('formatted text is parsed back unchanged', () => {
    fc.assert(
      fc.property(fc.bigInt(), fraction, (units, digits) => {
        const text = decimalText(units, digits);
        expect(parseDecimal(text, digits)).toBe(units);
        expect(text.split('.')[1]?.length ?? 0).toBe(digits);
      }),
    );
  });
});
