import { expect, it } from 'vitest';
import { checkLogo, logoLimit } from './logo.ts';

it.each([
  ['image/png', logoLimit, undefined],
  ['image/jpeg', 1, undefined],
  ['image/png', logoLimit + 1, 'validation.fileTooLarge'],
  ['image/svg+xml', 1, 'validation.unsupportedFileFormat'],
  ['', 1, 'validation.unsupportedFileFormat'],
])('a logo of type %j and %i bytes: %s', (type, size, key) => {
  expect(checkLogo({ type, size })?.key).toBe(key);
});
