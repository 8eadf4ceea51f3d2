import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { onePixel } from '../../tests/support/pictures.ts';
import { usableLogo } from './logo.ts';

function pngOf(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(onePixel.png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test('a picture is named by its format, with its bytes unchanged', () => {
  expect(usableLogo({ bytes: onePixel.png, type: 'image/png' })).toEqual({
    name: 'logo.png',
    bytes: Buffer.from(onePixel.png),
  });
  expect(usableLogo({ bytes: onePixel.jpeg, type: 'image/jpeg' })?.name).toBe('logo.jpg');
});

test('a picture of another format than declared, or none, is not used', () => {
  expect(usableLogo({ bytes: onePixel.png, type: 'image/jpeg' })).toBeUndefined();
  expect(usableLogo({ bytes: onePixel.jpeg, type: 'image/png' })).toBeUndefined();
  expect(usableLogo({ bytes: new Uint8Array(), type: 'image/png' })).toBeUndefined();
  expect(usableLogo({ bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xff), type: 'image/jpeg' })).toBeUndefined();
});

test('a picture that would unpack to gigabytes is not used', () => {
  expect(usableLogo({ bytes: pngOf(5000, 5000), type: 'image/png' })).toBeDefined();
  expect(usableLogo({ bytes: pngOf(60_000, 60_000), type: 'image/png' })).toBeUndefined();
  expect(usableLogo({ bytes: pngOf(0, 10), type: 'image/png' })).toBeUndefined();
  const deep = Buffer.from(pngOf(5000, 5000));
  deep.writeUInt8(16, 24);
  expect(usableLogo({ bytes: deep, type: 'image/png' })).toBeUndefined();
  const wide = Buffer.from(onePixel.jpeg);
  const frame = wide.indexOf(Buffer.from([0xff, 0xc0]));
  wide.writeUInt16BE(60_000, frame + 5);
  wide.writeUInt16BE(60_000, frame + 7);
  expect(usableLogo({ bytes: wide, type: 'image/jpeg' })).toBeUndefined();
});

test('a colour profile that would unpack to gigabytes is removed, a valid one is kept', () => {
  const header = 8 + 25;
  const withProfile = (profile: Buffer, png: Buffer = onePixel.png) => {
    const data = Buffer.concat([Buffer.from('name\0\0', 'latin1'), profile]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const chunk = Buffer.concat([length, Buffer.from('iCCP'), data, Buffer.alloc(4)]);
    return Buffer.concat([png.subarray(0, header), chunk, png.subarray(header)]);
  };
  const used = (bytes: Buffer) => usableLogo({ bytes, type: 'image/png' })?.bytes;
  const honest = withProfile(deflateSync(Buffer.alloc(5_000, 'profile')));
  expect(used(honest)?.equals(honest)).toBe(true);
  expect(used(withProfile(deflateSync(Buffer.alloc(2_000_000))))?.equals(onePixel.png)).toBe(true);
  expect(used(withProfile(Buffer.from('no zlib')))?.equals(onePixel.png)).toBe(true);
  const once = withProfile(deflateSync(Buffer.from('first')));
  const twice = withProfile(deflateSync(Buffer.from('first')), withProfile(deflateSync(Buffer.from('second'))));
  expect(used(twice)?.equals(once)).toBe(true);
});
