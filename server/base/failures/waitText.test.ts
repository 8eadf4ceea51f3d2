import { expect, test } from 'vitest';
import { waitText } from './waitText.ts';

test.each([
  [1, 'pt', '1 segundo'],
  [90, 'pt', '90 segundos'],
  [91, 'pt', '2 minutos'],
  [891, 'es', '15 minutos'],
  [900, 'en', '15 minutes'],
] as const)('%i seconds in %s are %s', (seconds, language, text) => {
  expect(waitText(seconds, language)).toBe(text);
});
