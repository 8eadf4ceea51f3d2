import { expect, test } from 'vitest';
import { firstSpoken, languageOfCountry } from './languages.ts';

test.each([
  [['de-DE', 'es-MX', 'en'], 'es'],
  [['pt'], 'pt'],
  [['EN-gb'], 'en'],
  [['de', 'fr'], undefined],
  [[], undefined],
])('of %j we speak %s', (tags, language) => {
  expect(firstSpoken(tags)).toBe(language);
});

test.each([
  ['PT', 'pt'],
  ['AO', 'pt'],
  ['MX', 'es'],
  ['US', 'en'],
  ['JP', 'en'],
  [undefined, 'pt'],
])('to %s one writes in %s', (country, language) => {
  expect(languageOfCountry(country)).toBe(language);
});
