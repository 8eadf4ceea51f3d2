import { describe, expect, it } from 'vitest';
import { writeNumber } from './writeNumber.ts';

describe('a number as it is shown', () => {
  it.each([
    ['1234.5', 'pt', 2, '1.234,50'],
    ['1234.5', 'es', 2, '1.234,50'],
    ['1234.5', 'en', 2, '1,234.50'],
    ['1000000', 'pt', 0, '1.000.000'],
    ['999', 'en', 0, '999'],
    ['0.1250', 'pt', 2, '0,125'],
    ['-0.05', 'en', 2, '−0.05'],
    ['1000', 'en', 3, '1,000.000'],
  ] as const)('%s in %s with %i decimals is %s', (text, language, fraction, shown) => {
    expect(writeNumber(text, language, fraction)).toBe(shown);
  });

  it('leaves what is no decimal text as it is', () => {
    expect(writeNumber('', 'pt', 2)).toBe('');
    expect(writeNumber('abc', 'pt', 2)).toBe('abc');
  });
});
