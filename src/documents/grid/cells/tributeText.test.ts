import { describe, expect, it } from 'vitest';
import { lineWith, tributeWith } from '../lines/samples.testing.ts';
import { tributeText } from './tributeText.ts';

const text = (parts: Parameters<typeof tributeWith>[0], values = {}) =>
  tributeText(lineWith({ values }), tributeWith(parts), 'BRL', 'pt');

describe('the short text of a tribute', () => {
  it.each([
    [{ value: '5' }, 'ISS 5%'],
    [{ value: '2.9000' }, 'ISS 2,9%'],
    [{ value: '10.0000' }, 'ISS 10%'],
    [{ type: 'Fixed_Value', value: '1250.5' }, 'ISS 1.250,5 BRL'],
    [{ type: 'Variable', value: undefined }, 'ISS — %'],
    [{ type: 'Variable', value: undefined, is_fixed: true }, 'ISS — BRL'],
  ] as const)('%j is %s', (parts, shown) => {
    expect(text(parts)).toBe(shown);
  });

  it('includes the entered value of a variable one', () => {
    expect(text({ type: 'Variable', value: undefined }, { t1: '7.25' })).toBe('ISS 7,25%');
  });

  it('has the percent sign as each language writes it', () => {
    const shown = (language: 'en' | 'es') => tributeText(lineWith({}), tributeWith({ value: '2.9' }), 'BRL', language);
    expect([shown('en'), shown('es')]).toEqual(['ISS 2.9%', 'ISS 2,9\u00a0%']);
  });
});
