import { expect, it } from 'vitest';
import scenarios from '../../../schemas/resources/taxes/scenarios.ts';
import { scenarioTribute } from '../../../schemas/parts/documents/scenarioTribute.ts';
import { defaultsOf } from '../../../domain/schema/defaults.ts';
import { dropInapplicable, isApplicable, isPercent } from './applicability.ts';

const { value, is_fixed, tribute } = scenarioTribute.properties;

it.each([
  ['Fixed', true, false],
  ['Fixed_Value', true, false],
  ['Variable', false, true],
])('a fee of type %s has a value: %s; whether it is fixed: %s', (type, asksValue, asksFixed) => {
  expect(isApplicable(value, { type })).toBe(asksValue);
  expect(isApplicable(is_fixed, { type })).toBe(asksFixed);
  expect(isApplicable(tribute, { type })).toBe(true);
});

it('only a fixed fee is a percentage by default', () => {
  expect(['Fixed', 'Fixed_Value', 'Variable'].map((type) => isPercent(value, { type }))).toEqual([true, false, false]);
  expect(isPercent(tribute, { type: 'Fixed' })).toBe(false);
});

it('removes values whose condition does not hold, in rows too', () => {
  const rows = [
    { type: 'Variable', value: '5', is_fixed: true },
    { type: 'Fixed', value: '5', is_fixed: true },
  ];
  expect(dropInapplicable(scenarios.schema, { name: 'BR-US', tributes: rows, '@etag': '1' })).toEqual({
    name: 'BR-US',
    '@etag': '1',
    tributes: [
      { type: 'Variable', is_fixed: true },
      { type: 'Fixed', value: '5' },
    ],
  });
});

it('starts a record with the defaults of its schema', () => {
  expect(defaultsOf(scenarioTribute)).toEqual({ is_origin: true, type: 'Fixed', tax_responsible: 'exporter' });
  expect(defaultsOf(scenarios.schema)).toEqual({ rounding: 'line', tributes: [] });
});
