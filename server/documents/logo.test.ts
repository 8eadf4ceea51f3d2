import { expect, test } from 'vitest';
import { onePixel } from '../../tests/support/pictures.ts';
import { usableLogo } from './logo.ts';

function pngOf(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(onePixel.png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test('a picture is named by its kind, with its bytes unchanged', () => {
  expect(usableLogo({ bytes: onePixel.png, type: 'image/png' })).toEqual({
    name: 'logo.png',
    bytes: Buffer.from(onePixel.png),
  });
  expect(usableLogo({ bytes: onePixel.jpeg, type: 'image/jpeg' })?.name).toBe('logo.jpg');
});

test('a picture that says it is another kind, or none, is not used', () => {
  expect(usableLogo({ bytes: onePixel.png, type: 'image/jpeg' })).toBeUndefined();
  expect(usableLogo({ bytes: onePixel.jpeg, type: 'image/png' })).toBeUndefined();
  expect(usableLogo({ bytes: new Uint8Array(), type: 'image/png' })).toBeUndefined();
  expect(usableLogo({ bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xff), type: 'image/jpeg' })).toBeUndefined();
});

test('a picture that would unpack to gigabytes is not used', () => {
  expect(usableLogo({ bytes: pngOf(5000, 5000), type: 'image/png' })).toBeDefined();
  expect(usableLogo({ bytes: pngOf(60_000, 60_000), type: 'image/png' })).toBeUndefined();
  expect(usableLogo({ bytes: pngOf(0, 10), type: 'image/png' })).toBeUndefined();
});
