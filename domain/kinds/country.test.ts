import { expect, test } from 'vitest';
import { countryName } from './country.ts';

test('countries have their names in each language', () => {
  expect(countryName('de', 'pt')).toBe('Alemanha');
  expect(countryName('DE', 'en')).toBe('Germany');
  expect(countryName('DE', 'es')).toBe('Alemania');
  expect(countryName('', 'pt')).toBe('');
  expect(countryName('Brasil', 'pt')).toBe('Brasil');
});
