import { expect, test } from 'vitest';
import { fill, labelsOf } from './labels.ts';

test('placeholders are filled by name', () => {
  expect(fill('Página %{page} de %{pages}', { page: '1', pages: '3' })).toBe('Página 1 de 3');
});

test('values are not patterns', () => {
  expect(fill('Nº %{number}', { number: '$& %{number}' })).toBe('Nº $& %{number}');
});

test('a placeholder without a value is an error', () => {
  expect(() => fill('Nº %{number}', {})).toThrow('number');
});

test('every language has the same labels with the same placeholders', () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'string'
      ? (value.match(/%\{\w+\}/g) ?? []).toSorted()
      : Object.entries(value ?? {}).map(([key, item]) => [key, shapeOf(item)]);
  const shape = shapeOf(labelsOf('pt'));
  expect(shapeOf(labelsOf('en'))).toEqual(shape);
  expect(shapeOf(labelsOf('es'))).toEqual(shape);
});
