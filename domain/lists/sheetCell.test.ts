import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText, decimalOf } from './sheetCell.ts';

describe('a figure from a spreadsheet', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [0.1 + 0.2, '0.3'],
    [1080, '1080'],
    [-1080.5, '-1080.5'],
    [0.000_012, '0.000012'],
    [1e21, '1000000000000000000000'],
    [12_345_678_000_195, '12345678000195'],
    [999_999_999_999.999, '999999999999.999'],
  ])('%d is %s', (figure, text) => {
    expect(decimalOf(figure)).toBe(text);
  });

  it('is unchanged within the precision of a spreadsheet', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (figure) => {
        const text = decimalOf(figure);
        expect(text).toMatch(/^-?\d+(\.\d*[1-9])?$/);
        expect(Number(text)).toBeCloseTo(Number(figure.toPrecision(15)), 300);
      }),
    );
  });
});

it.each([
  [-1234.5, 'pt', '-1234,5'],
  [2026, 'en', '2026'],
  [{ percent: 5.5 }, 'en', '5.5%'],
  [new Date('2026-03-09T00:00:00Z'), 'pt', '09/03/2026'],
  [new Date('2026-03-09T14:30:00Z'), 'en', '2026/03/09 14:30'],
  [true, 'es', 'true'],
  ['Ana', 'pt', 'Ana'],
] as const)('%o is parsed in %s as %s', (cell, language, text) => {
  expect(cellText(cell, language)).toBe(text);
});
