import { expect, it, test } from 'vitest';
import { onePixel } from '../../../tests/support/pictures.ts';
import { pictureOf } from './picture.ts';

it.each([
  ['image/png', onePixel.png, { width: 1, height: 1, unpacked: 3 }],
  ['image/jpeg', onePixel.jpeg, { width: 1, height: 1, unpacked: 3 }],
])('%s contains its dimensions', (type, bytes, picture) => {
  expect(pictureOf(type, bytes)).toEqual(picture);
});

test('other or damaged content has no dimensions', () => {
  expect(pictureOf('image/jpeg', onePixel.png)).toBeUndefined();
  expect(pictureOf('image/png', onePixel.jpeg)).toBeUndefined();
  expect(pictureOf('image/png', onePixel.png.subarray(0, 20))).toBeUndefined();
  expect(pictureOf('image/jpeg', onePixel.jpeg.subarray(0, 20))).toBeUndefined();
  expect(pictureOf('application/pdf', Buffer.from('%PDF-1.7'))).toBeUndefined();
});
