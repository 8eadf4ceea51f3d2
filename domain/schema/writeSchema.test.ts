import { expect, test } from 'vitest';
import { sample } from './samples.testing.ts';
import { propertyAt } from './path.ts';
import { writeSchema } from './writeSchema.ts';

const written = writeSchema(sample);

test('what the server fills is left out, also of what is required', () => {
  expect(written.required).toEqual(['name', 'country', 'rows']);
  expect(propertyAt(written, 'uuid')).toBeUndefined();
  expect(propertyAt(written, 'rows.0.amount')).toBeUndefined();
  expect(propertyAt(written, 'rows.0')).toMatchObject({ required: ['tribute'] });
});

test('a reference is its key alone, and stays a reference', () => {
  expect(propertyAt(written, 'country')).toEqual({
    ...sample.properties.country,
    properties: { id: { type: 'integer' } },
  });
  expect(propertyAt(written, 'rows.0.tribute.name')).toBeUndefined();
});

test('all else is as it was: bounds, defaults, annotations, and nothing more allowed', () => {
  expect(propertyAt(written, 'price')).toBe(sample.properties.price);
  expect(propertyAt(written, 'active')).toBe(sample.properties.active);
  expect(propertyAt(written, 'rows')).toMatchObject({ minItems: 1, maxItems: 3 });
  expect(written.additionalProperties).toBe(false);
});

test('its name stays with the whole record, and the whole record stays whole', () => {
  expect(written).not.toHaveProperty('$id');
  expect(sample.properties).toHaveProperty('uuid');
  expect(writeSchema(written)).toEqual(written);
});
