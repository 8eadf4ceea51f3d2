import { expect, it } from 'vitest';
import { documentLanguage } from './language.ts';

it.each([
  ['client', 'US', 'en'],
  ['client', 'PT', 'pt'],
  ['client', 'MX', 'es'],
  ['client', undefined, undefined],
  [undefined, 'DE', 'en'],
  ['es', 'US', 'es'],
  ['pt', undefined, 'pt'],
] as const)('set to %s, for a client in %s, is %s', (setting, country, language) => {
  expect(documentLanguage(setting, country)).toBe(language);
});
