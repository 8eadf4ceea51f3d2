import { describe, expect, it, test } from 'vitest';
import type { FileRule } from '../../schemas/file.ts';
import { checkFile, checkPixels, formatsOf, megabytes } from './checkFile.ts';

const rule: FileRule = { types: ['image/png', 'image/jpeg'], bytes: 3_145_728, width: 400, height: 300 };

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

describe('the pixels of a picture', () => {
  it.each([
    [400, 300, undefined],
    [401, 1, 'validation.pictureTooLarge'],
    [1, 301, 'validation.pictureTooLarge'],
  ])('%i wide and %i high: %s', (width, height, key) => {
    expect(checkPixels(rule, { width, height })?.key).toBe(key);
  });

  it('are unlimited if the rule sets no maximum', () => {
    expect(checkPixels({ types: ['image/png'], bytes: 1 }, { width: 1e6, height: 1e6 })).toBeUndefined();
  });
});

test('a limit is shown in megabytes, rounded down', () => {
  expect([3_145_728, 4_096_000, 99_999].map(megabytes)).toEqual(['3', '3.9', '0']);
});

test('formats are shown by their names', () => {
  expect(formatsOf({ types: ['image/png', 'image/jpeg', 'application/pdf'] })).toBe('JPEG, PDF, PNG');
});
