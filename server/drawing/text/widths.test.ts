import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathOf } from './families.ts';
import { rulerOf, widthsOf } from './widths.ts';

const fontOf = (weight: string) => readFileSync(pathOf(`UltramarSans-${weight}.ttf`));
const ruler = rulerOf([fontOf('Regular'), fontOf('SemiBold')]);

test('a text is as wide as the sum of its letters, and a little more', () => {
  expect(ruler('1.000,00')).toBeGreaterThanOrEqual(6 * (ruler('0') ?? 0));
  expect(ruler('')).toBe(0);
});

test('the wider weight counts', () => {
  const regular = rulerOf([fontOf('Regular')]);
  expect(ruler('Consultoria')).toBeGreaterThan(regular('Consultoria') ?? Infinity);
});

test.each(['東京', 'Tóquio 東京', 'شركة', 'two\nlines'])('the letters of %j do not determine its width', (text) => {
  expect(ruler(text)).toBeUndefined();
});

test('texts of unknown width are omitted', () => {
  const widths = widthsOf(['Fatura', 'ISS', 'ISS', '東京'], ruler);
  expect(Object.keys(widths)).toEqual(['Fatura', 'ISS']);
  expect(widths.ISS).toBe(ruler('ISS'));
});
