import { expect, test } from 'vitest';
import { fill, labelsOf } from './labels.ts';

test('places are filled by name', () => {
  expect(fill('Página %{page} de %{pages}', { page: '1', pages: '3' })).toBe('Página 1 de 3');
});

test('what fills a place is not read as a pattern', () => {
  expect(fill('Nº %{number}', { number: '$& %{number}' })).toBe('Nº $& %{number}');
});

test('a place without a value is an error', () => {
  expect(() => fill('Nº %{number}', {})).toThrow('number');
});

test('every language has the same labels with the same places', () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'string'
      ? (value.match(/%\{\w+\}/g) ?? []).toSorted()
      : Object.entries(value ?? {}).map(([key, item]) => [key, shapeOf(item)]);
  const shape = shapeOf(labelsOf('pt'));
  expect(shapeOf(labelsOf('en'))).toEqual(shape);
  expect(shapeOf(labelsOf('es'))).toEqual(shape);
});
