import { describe, expect, it } from 'vitest';
import { lineWith, scenarioWith, tributeWith } from './samples.testing.ts';
import { termsOf, tributeProblem, valueOf } from './tributeValue.ts';

const variable = tributeWith({ type: 'Variable', value: undefined });

describe('the value of a tribute', () => {
  it('is the scenario’s, or the line’s if it is variable', () => {
    expect(valueOf(lineWith(), tributeWith({ value: '5' }))).toBe('5');
    expect(valueOf(lineWith({ values: { t1: '7' } }), tributeWith({ value: '5' }))).toBe('5');
    expect(valueOf(lineWith({ values: { t1: '7' } }), variable)).toBe('7');
    expect(valueOf(lineWith(), variable)).toBe('');
  });

  it('is required if it is variable, and refused if it is out of range', () => {
    expect(tributeProblem(lineWith(), tributeWith())).toBeUndefined();
    expect(tributeProblem(lineWith(), variable)).toBe('value_required');
    expect(tributeProblem(lineWith({ values: { t1: '1000.1' } }), variable)).toBe('percent_too_large');
  });
});

describe('the computation of a line being typed', () => {
  it('is empty until there are a quantity and a price', () => {
    expect(termsOf(lineWith({ quantity: '' }), 2)).toBeUndefined();
    expect(termsOf(lineWith({ price: '' }), 2)).toBeUndefined();
  });

  it('counts a missing value as zero, in its own box', () => {
    const scenario = scenarioWith({ ...variable, is_origin: false, tax_responsible: 'importer' });
    expect(termsOf(lineWith({ scenario }), 2)?.tributes).toEqual([
      expect.objectContaining({ value: '0', is_origin: false, tax_responsible: 'importer' }),
    ]);
  });

  it('has no tributes without a scenario', () => {
    expect(termsOf(lineWith({ scenario: undefined }), 2)?.tributes).toEqual([]);
  });
});
