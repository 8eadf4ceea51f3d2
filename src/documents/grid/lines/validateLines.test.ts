import { describe, expect, it } from 'vitest';
import { lineWith, scenarioWith, tributeWith } from './samples.testing.ts';
import { firstError, validateLines } from './validateLines.ts';

const errorsOf = (parts: Parameters<typeof lineWith>[0]) => validateLines([lineWith(parts)], 2).line;

const atLeast = (limit: string) => ({ message: 'validation.decimal.minimum', args: { limit } });

describe('a line (specification §5)', () => {
  it('is valid with an item, a quantity, a price and a scenario', () => {
    expect(errorsOf({})).toBeUndefined();
  });

  it.each([
    [{ item: undefined }, { item: 'validation.required' }],
    [{ quantity: '' }, { quantity: 'validation.required' }],
    [{ quantity: '0.9999' }, { quantity: atLeast('1') }],
    [{ price: '' }, { price: 'validation.required' }],
    [{ price: '1,23,45' }, { price: { message: 'validation.decimal.format', args: { limit: '' } } }],
    [{ price: '0.009' }, { price: atLeast('0.01') }],
    [{ scenario: undefined }, { scenario: 'validation.required' }],
    [{ typed: { scenario: '' } }, { scenario: 'validation.required' }],
    [{ typed: { item: 'Sul' } }, { item: { message: 'validation.unmatched', args: { text: 'Sul' } } }],
    [{ price: '9999999999', quantity: '9999999' }, { price: 'validation.amountTooLarge' }],
    [{ price: '10000000000' }, { price: { message: 'validation.decimal.maximum', args: { limit: '9999999999' } } }],
  ])('with %j is refused at %j', (parts, errors) => {
    expect(errorsOf(parts)).toEqual(errors);
  });

  it('requires every variable tribute, within the range of percentages', () => {
    const scenario = scenarioWith('Fixed', 'Variable');
    expect(errorsOf({ scenario })).toEqual({ 'tribute:t2': 'validation.tribute.value_required' });
    expect(errorsOf({ scenario, values: { t2: '1001' } })).toEqual({
      'tribute:t2': 'validation.tribute.percent_too_large',
    });
    expect(errorsOf({ scenario, values: { t2: '0' } })).toBeUndefined();
    const money = scenarioWith(tributeWith({ type: 'Variable', value: undefined, is_fixed: true }));
    expect(errorsOf({ scenario: money, values: { t1: '5000' } })).toBeUndefined();
  });

  it('has a price with more decimals than its currency', () => {
    expect(validateLines([lineWith({ price: '10.505' })], 0)).toEqual({});
  });

  it('sells half of what can be divided only', () => {
    expect(errorsOf({ quantity: '0.5', unit_code: 'HUR' })).toBeUndefined();
    const piece = { message: 'validation.decimal.minimum', args: { limit: '1' } };
    expect(errorsOf({ quantity: '0.5', unit_code: 'H87' })).toEqual({ quantity: piece });
  });

  it('does not include fixed taxes that exceed its price', () => {
    const fee = tributeWith({ is_fixed: true, value: '200', type: 'Fixed_Value', tax_responsible: 'importer' });
    const line = { price: '199.99', scenario: scenarioWith(fee) };
    expect(errorsOf(line)).toBeUndefined();
    expect(errorsOf({ ...line, price_includes_tax: true })).toEqual({
      price_includes_tax: 'validation.taxesExceedPrice',
    });
  });

  it('left blank is ignored', () => {
    expect(errorsOf({ item: undefined, price: '' })).toBeUndefined();
  });
});

describe('the first error', () => {
  it('is in the topmost line, in its first cell', () => {
    const lines = [lineWith({ key: 'a' }), lineWith({ key: 'b', quantity: '', price: '' })];
    expect(firstError(lines, validateLines(lines, 2))).toEqual({ key: 'b', column: 'quantity' });
    expect(firstError(lines, {})).toBeUndefined();
  });
});
