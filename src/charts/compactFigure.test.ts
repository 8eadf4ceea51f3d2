import { expect, it } from 'vitest';
import { compactFigure } from './compactFigure.ts';

it.each([
  [1_500_000, 'pt', '1,5 mi'],
  [1_500_000, 'en', '1.5M'],
  [2_000_000, 'es', '2 M'],
  [0, 'pt', '0'],
] as const)('%d on an axis in %s is %s', (figure, language, text) => {
  expect(compactFigure(figure, language).replaceAll(/\s/g, ' ')).toBe(text);
});
