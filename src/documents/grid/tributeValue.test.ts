import { describe, expect, it } from 'vitest';
import { lineWith, scenarioWith, tributeWith } from './samples.testing.ts';
import { termsOf, tributeProblem, valueOf } from './tributeValue.ts';

const variable = tributeWith({ type: 'Variable', value: undefined });

describe('the value of a tribute', () => {
  it('is the scenario’s, or where variable the line’s', () => {
    expect(valueOf(lineWith(), tributeWith({ value: '5' }))).toBe('5');
    expect(valueOf(lineWith({ values: { t1: '7' } }), tributeWith({ value: '5' }))).toBe('5');
    expect(valueOf(lineWith({ values: { t1: '7' } }), variable)).toBe('7');
    expect(valueOf(lineWith(), variable)).toBe('');
  });

  it('is asked for where variable, and refused where absurd', () => {
    expect(tributeProblem(lineWith(), tributeWith())).toBeUndefined();
    expect(tributeProblem(lineWith(), variable)).toBe('value_required');
    expect(tributeProblem(lineWith({ values: { t1: '1000.1' } }), variable)).toBe('percent_too_large');
  });
});

describe('what a line is computed from while it is typed', () => {
  it('is nothing until there are a quantity and a price', () => {
    expect(termsOf(lineWith({ quantity: '' }))).toBeUndefined();
    expect(termsOf(lineWith({ price: '' }))).toBeUndefined();
  });

  it('counts a value that is missing as nothing, in its own box', () => {
    const scenario = scenarioWith({ ...variable, is_origin: false, tax_responsible: 'importer' });
    expect(termsOf(lineWith({ scenario }))?.tributes).toEqual([
      expect.objectContaining({ value: '0', is_origin: false, tax_responsible: 'importer' }),
    ]);
  });

  it('has no tributes without a scenario', () => {
    expect(termsOf(lineWith({ scenario: undefined }))?.tributes).toEqual([]);
  });
});
