import { expect, it, test } from 'vitest';
import type { FileRule } from '../../schemas/file.ts';
import { checkFile, formatsOf, megabytes } from './checkFile.ts';

const rule: FileRule = { types: ['image/png', 'image/jpeg'], bytes: 3_145_728 };

it.each([
  ['image/png', 3_145_728, undefined],
  ['image/jpeg', 1, undefined],
  ['image/png', 3_145_729, 'validation.fileTooLarge'],
  ['application/pdf', 1, 'validation.unsupportedFileFormat'],
  ['image/svg+xml', 1, 'validation.unsupportedFileFormat'],
  ['', 1, 'validation.unsupportedFileFormat'],
])('a picture of type %j and %i bytes: %s', (type, size, key) => {
  expect(checkFile(rule, { type, size })?.key).toBe(key);
});

test('a limit is shown in megabytes, rounded down', () => {
  expect([3_145_728, 4_096_000, 99_999].map(megabytes)).toEqual(['3', '3.9', '0']);
});

test('formats are shown by their names', () => {
  expect(formatsOf({ types: ['image/png', 'image/jpeg', 'application/pdf'] })).toBe('JPEG, PDF, PNG');
});
