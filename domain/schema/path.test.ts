import { describe, expect, test } from 'vitest';
import entities from '../../schemas/resources/clients/entities.ts';
import { isRequired, propertyAt } from './path.ts';
import { keyOf } from './reference.ts';
import { sample } from './samples.testing.ts';

describe('propertyAt', () => {
  test.each([
    ['name', sample.properties.name],
    ['country.id', sample.properties.country.properties.id],
    ['rows', sample.properties.rows],
    ['rows.0', sample.properties.rows.items],
    ['rows.12.tribute.uuid', sample.properties.rows.items.properties.tribute.properties.uuid],
    ['rows.tribute', sample.properties.rows.items.properties.tribute],
    ['tags.0', sample.properties.tags.items],
  ])('%s', (path, property) => {
    expect(propertyAt(sample, path)).toBe(property);
  });

  test.each(['', 'missing', 'name.more', 'rows.0.missing', 'rows.x.0', '__proto__', 'constructor', 'country.toString'])(
    '%j does not exist',
    (path) => {
      expect(propertyAt(sample, path)).toBeUndefined();
    },
  );
});

test.each([
  ['name', true],
  ['active', false],
  ['country.id', true],
  ['country.name', false],
  ['rows.0.tribute', true],
  ['rows.0.value', false],
  ['missing.name', false],
])('%s is required by its parent: %s', (path, required) => {
  expect(isRequired(sample, path)).toBe(required);
  expect(isRequired(entities.schema, 'location.place_id')).toBe(true);
});

test('platform rows are referred to by id, tenant rows by uuid', () => {
  expect(keyOf(sample.properties.country)).toBe('id');
  expect(keyOf(sample.properties.rows.items.properties.tribute)).toBe('uuid');
});
