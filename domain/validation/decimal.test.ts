import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareDecimals } from '../money/compare.ts';
import { decimalText } from '../money/decimal.ts';
import { ajvOptions, configureAjv } from './ajv.ts';

const everyError = configureAjv(new Ajv2020(ajvOptions));
const firstError = configureAjv(new Ajv2020({ strict: true }));

const compile = (decimal: object, ajv = everyError) => ajv.compile({ type: 'string', decimal });

const price = compile({ fraction: 3, minimum: '0.01', maximum: '9999999999' });

test.each(['0.01', '0.010', '10', '9999999999', '9999999999.000', '12.345', '007'])('%s is a price', (text) => {
  expect(price(text)).toBe(true);
});

describe('each kind of error has its own key', () => {
  test.each([
    ['1e5', 'format', 3],
    ['', 'format', 3],
    ['1,5', 'format', 3],
    ['.5', 'format', 3],
    ['5.', 'format', 3],
    [`1${'0'.repeat(40)}`, 'format', 3],
    ['1.2345', 'fraction', 3],
    ['0.0001', 'fraction', 3],
    ['0', 'minimum', '0.01'],
    ['0.009', 'minimum', '0.01'],
    ['-5', 'minimum', '0.01'],
    ['9999999999.001', 'maximum', '9999999999'],
  ])('%j: %s', (text, rule, limit) => {
    expect(price(text)).toBe(false);
    expect(price.errors).toHaveLength(1);
    expect(price.errors?.[0]).toMatchObject({ keyword: 'decimal', params: { rule, limit } });
  });
});

test('validates texts only, and leaves other types to `type`', () => {
  expect(price(5)).toBe(false);
  expect(price.errors?.map(({ keyword }) => keyword)).toEqual(['type']);
});

test('works if only the first error is requested', () => {
  const first = compile({ fraction: 2, maximum: '10' }, firstError);
  expect(first('10.00')).toBe(true);
  expect(first('10.01')).toBe(false);
  expect(first.errors).toHaveLength(1);
});

test('bounds are compared exactly, beyond the precision of a double', () => {
  const units = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map((value) => decimalText(value, 4));
  fc.assert(
    fc.property(units, units, (bound, text) => {
      const order = compareDecimals(text, bound);
      const validate = compile({ fraction: 4, minimum: bound, maximum: bound });
      expect(validate(text)).toBe(order === 0);
      expect(validate.errors?.[0]?.params['rule']).toBe({ '-1': 'minimum', '0': undefined, '1': 'maximum' }[order]);
      expect(validate(bound)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('a schema that misuses it does not compile', () => {
  expect(() => compile({ fraction: 2, min: '1' })).toThrow(/decimal/);
  expect(() => compile({ minimum: '1' })).toThrow(/decimal/);
});
