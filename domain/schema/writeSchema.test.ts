import { expect, test } from 'vitest';
import { sample } from './samples.testing.ts';
import { propertyAt } from './path.ts';
import { writeSchema } from './writeSchema.ts';

const written = writeSchema(sample);

test('read-only properties are removed, also from the required ones', () => {
  expect(written.required).toEqual(['name', 'country', 'rows']);
  expect(propertyAt(written, 'uuid')).toBeUndefined();
  expect(propertyAt(written, 'rows.0.amount')).toBeUndefined();
  expect(propertyAt(written, 'rows.0')).toMatchObject({ required: ['tribute'] });
});

test('a reference is reduced to its key, and stays a reference', () => {
  expect(propertyAt(written, 'country')).toEqual({
    ...sample.properties.country,
    properties: { id: { type: 'integer' } },
  });
  expect(propertyAt(written, 'rows.0.tribute.name')).toBeUndefined();
});

test('everything else is kept: bounds, defaults, annotations and additionalProperties', () => {
  expect(propertyAt(written, 'price')).toBe(sample.properties.price);
  expect(propertyAt(written, 'active')).toBe(sample.properties.active);
  expect(propertyAt(written, 'rows')).toMatchObject({ minItems: 1, maxItems: 3 });
  expect(written.additionalProperties).toBe(false);
});

test('the name stays with the full record, which is unchanged', () => {
  expect(written).not.toHaveProperty('$id');
  expect(sample.properties).toHaveProperty('uuid');
  expect(writeSchema(written)).toEqual(written);
});
