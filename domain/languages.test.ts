import { expect, test } from 'vitest';
import { firstSupported, languageOfCountry } from './languages.ts';

test.each([
  [['de-DE', 'es-MX', 'en'], 'es'],
  [['pt'], 'pt'],
  [['EN-gb'], 'en'],
  [['de', 'fr'], undefined],
  [[], undefined],
])('%j selects the language %s', (tags, language) => {
  expect(firstSupported(tags)).toBe(language);
});

test.each([
  ['PT', 'pt'],
  ['AO', 'pt'],
  ['MX', 'es'],
  ['US', 'en'],
  ['JP', 'en'],
  [undefined, 'pt'],
])('documents to %s are written in %s', (country, language) => {
  expect(languageOfCountry(country)).toBe(language);
});
