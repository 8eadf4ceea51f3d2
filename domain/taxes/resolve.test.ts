import { describe, expect, test } from 'vitest';
import { isMoney, resolveTribute, rowsOn, type ScenarioRow } from './resolve.ts';

const sides = { is_origin: false, tax_responsible: 'importer' } as const;
const fixed: ScenarioRow = { ...sides, type: 'Fixed', value: '15.0' };
const fixedValue: ScenarioRow = { ...sides, type: 'Fixed_Value', value: '12.50' };
const variable: ScenarioRow = { ...sides, type: 'Variable', is_fixed: false };

describe('the value comes from the scenario if it sets one, otherwise from the line', () => {
  test.each([
    ['a percent of the scenario', fixed, undefined, { value: '15.0', is_fixed: false }],
    ['money of the scenario', fixedValue, undefined, { value: '12.50', is_fixed: true }],
    ['a percent of the line', variable, '7', { value: '7', is_fixed: false }],
    ['money of the line', { ...variable, is_fixed: true }, '99.90', { value: '99.90', is_fixed: true }],
    ['zero, which is a value', variable, '0', { value: '0', is_fixed: false }],
    ['a scenario’s value repeated in other digits', fixed, '15', { value: '15.0', is_fixed: false }],
    [
      'the line’s own value, whatever the scenario suggests',
      { ...variable, value: '3' },
      '4',
      { value: '4', is_fixed: false },
    ],
  ])('%s', (_, row, stated, terms) => {
    expect(resolveTribute(row, stated, 'EUR')).toEqual({ terms: { ...sides, ...terms } });
  });
});

describe('a tribute without a usable value has a reason', () => {
  test.each([
    ['a variable one that the line leaves open', variable, undefined, 'value_required'],
    ['a variable one with a mere suggestion', { ...variable, value: '3' }, undefined, 'value_required'],
    ['a fixed one without value', { ...sides, type: 'Fixed' } as const, undefined, 'value_required'],
    [
      'a fixed one without value, though the line states one',
      { ...sides, type: 'Fixed' } as const,
      '5',
      'value_required',
    ],
    ['another percent than the scenario’s', fixed, '15.0001', 'value_differs'],
    ['other money than the scenario’s', fixedValue, '12.5001', 'value_differs'],
    ['a percent beyond reason', variable, '1000.0001', 'percent_too_large'],
  ])('%s', (_, row, stated, reason) => {
    expect(resolveTribute(row, stated, 'EUR')).toEqual({ reason });
  });

  test('a percentage is at most a thousand, and an amount can be more', () => {
    expect(resolveTribute(variable, '1000', 'EUR')).toHaveProperty('terms');
    expect(resolveTribute({ ...variable, is_fixed: true }, '5000', 'EUR')).toHaveProperty('terms');
  });
});

test.each([
  ['Fixed', false, false],
  ['Fixed', true, false],
  ['Fixed_Value', false, true],
  ['Fixed_Value', true, true],
  ['Variable', false, false],
  ['Variable', true, true],
] as const)('%s with is_fixed %s is an amount: %s', (type, is_fixed, money) => {
  expect(isMoney({ type, is_fixed })).toBe(money);
});

describe('amounts by currency', () => {
  const inCurrencies: ScenarioRow = {
    ...sides,
    type: 'Fixed_Value',
    amounts: [
      { currency: 'EUR', amount: '10' },
      { currency: 'USD', amount: '11' },
    ],
  };

  test('are due in their own, and refused in another', () => {
    expect(resolveTribute(inCurrencies, undefined, 'USD')).toEqual({
      terms: { ...sides, value: '11', is_fixed: true },
    });
    expect(resolveTribute(inCurrencies, undefined, 'JPY')).toEqual({ reason: 'no_amount' });
  });

  test('limit a tribute in their own, and not in another', () => {
    const limited: ScenarioRow = {
      ...fixed,
      minimums: [{ currency: 'EUR', amount: '5' }],
      maximums: [{ currency: 'USD', amount: '9' }],
    };
    expect(resolveTribute(limited, undefined, 'EUR')).toHaveProperty('terms.minimum', '5');
    expect(resolveTribute(limited, undefined, 'EUR')).not.toHaveProperty('terms.maximum');
    expect(resolveTribute(limited, undefined, 'USD')).toHaveProperty('terms.maximum', '9');
  });
});

test('a row is valid on both days of its validity and between them', () => {
  const rows = [
    { name: 'before', valid_until: '2026-12-31' },
    { name: 'after', valid_from: '2027-01-01', valid_until: '2027-12-31' },
    { name: 'always' },
  ];
  const on = (day: string) => rowsOn(rows, day).map(({ name }) => name);
  expect(on('2026-12-31')).toEqual(['before', 'always']);
  expect(on('2027-01-01')).toEqual(['after', 'always']);
  expect(on('2028-01-01')).toEqual(['always']);
});
