import { expect, it } from 'vitest';
import { searchText } from './searchText.ts';

it.each([
  ['  Consultoria   técnica\n', 'Consultoria técnica'],
  ['x'.repeat(300), 'x'.repeat(200)],
  [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
  ['', ''],
])('%j is searched for as %j', (text, searched) => {
  expect(searchText(text)).toBe(searched);
});
