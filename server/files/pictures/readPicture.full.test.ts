import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { onePixel } from '../../../tests/support/pictures.ts';
import { defaultBudgets } from '../../limits/budgets.ts';
import { readPicture } from './readPicture.ts';

const rule = { types: ['image/png', 'image/jpeg'], bytes: 400_000, width: 300, height: 300 } as const;
const read = (bytes: Buffer, type = 'image/png', budgets = defaultBudgets) =>
  readPicture({ type, bytes }, rule, budgets);

/** A picture of 80 × 40 pixels: red at the left, black at the right. */
const halves = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#000000' } }).composite([
    { input: { create: { width: 40, height: 40, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);

/** A picture that compresses badly. */
const noiseOf = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

/** The colours of two points of a picture, as a browser shows them, in steps that no compression changes. */
async function shown(bytes: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * info.channels).subarray(0, 3);
  const named = (pixel: Uint8Array) => [...pixel].map((value) => (value > 170 ? 'f' : value < 85 ? '0' : '8')).join('');
  return [named(at(5, 5)), named(at(info.width - 6, info.height - 6))];
}

async function converted(bytes: Buffer, type?: string) {
  const picture = await read(bytes, type);
  if ('refused' in picture) throw new Error(picture.refused);
  const { format, space, depth, isProgressive, hasProfile, exif, orientation } = await sharp(picture.bytes).metadata();
  return { ...picture, format, space, depth, isProgressive, hasProfile, exif, orientation };
}

const plain = { space: 'srgb', depth: 'uchar', isProgressive: false, hasProfile: false, exif: undefined };

describe('an uploaded picture is shown everywhere alike', () => {
  it.each<[string, () => Sharp, string]>([
    ['in CMYK', () => halves().toColourspace('cmyk').jpeg(), 'image/jpeg'],
    ['in CMYK with its profile', () => halves().toColourspace('cmyk').withIccProfile('cmyk').jpeg(), 'image/jpeg'],
    ['with a profile of wide colours', () => halves().withIccProfile('p3').png(), 'image/png'],
    ['progressive', () => halves().jpeg({ progressive: true }), 'image/jpeg'],
    ['interlaced', () => halves().png({ progressive: true }), 'image/png'],
    ['of sixteen bits', () => halves().toColourspace('rgb16').png(), 'image/png'],
    ['with a palette', () => halves().png({ palette: true }), 'image/png'],
    [
      'with metadata',
      () =>
        halves()
          .withExif({ IFD0: { Artist: 'Ana' } })
          .jpeg(),
      'image/jpeg',
    ],
  ])('%s', async (_, made, type) => {
    const picture = await converted(await made().toBuffer(), type);
    expect(picture).toMatchObject({ ...plain, width: 80, height: 40, format: type.slice('image/'.length) });
    expect(await shown(picture.bytes)).toEqual(['f00', '000']);
  });

  it('upright, as its camera says', async () => {
    const picture = await converted(await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer(), 'image/jpeg');
    expect(picture).toMatchObject({ ...plain, width: 40, height: 80, orientation: undefined });
    expect(await shown(picture.bytes)).toEqual(['f00', '000']);
  });

  it('with its transparency, or gray', async () => {
    const clear = { create: { width: 8, height: 8, channels: 4, background: '#ff000080' } } as const;
    const { bytes } = await converted(await sharp(clear).png().toBuffer());
    expect((await sharp(bytes).stats()).channels[3]?.mean).toBe(128);
    const gray = await converted(await halves().toColourspace('b-w').png().toBuffer());
    expect(gray).toMatchObject({ depth: 'uchar', width: 80 });
  });

  it('scaled to the pixels and bytes of its property', async () => {
    const large = await noiseOf(900, 450).png().toBuffer();
    expect(await converted(large)).toMatchObject({ width: 300, height: 150 });
    const few = await readPicture({ type: 'image/png', bytes: large }, { ...rule, bytes: 20_000 }, defaultBudgets);
    expect('refused' in few ? few : few.bytes.byteLength).toBeLessThanOrEqual(20_000);
  });

  it('as an animation by its first picture', async () => {
    const still = await halves().png().toBuffer();
    // The chunk says that three frames follow, after the header of 33 bytes.
    const control = Buffer.from('0000000861635 44c0000000300000000'.replaceAll(' ', ''), 'hex');
    const animated = Buffer.concat([
      still.subarray(0, 33),
      control,
      Buffer.from('b8c12d8b', 'hex'),
      still.subarray(33),
    ]);
    expect(await shown((await converted(animated)).bytes)).toEqual(['f00', '000']);
  });
});

describe('a picture is refused', () => {
  it.each([
    ['cut off', 'image/jpeg', async () => (await noiseOf(80, 40).jpeg().toBuffer()).subarray(0, 1_500)],
    ['cut off', 'image/png', async () => (await noiseOf(80, 40).png().toBuffer()).subarray(0, 1_500)],
    ['only a header', 'image/png', async () => onePixel.png.subarray(0, 33)],
    ['of another format', 'image/jpeg', async () => onePixel.png],
  ])('if it is %s (%s)', async (_, type, made) => {
    expect(await read(await made(), type)).toEqual({ refused: 'damaged' });
  });

  it('before it is decoded, if its header declares too many pixels', async () => {
    const bomb = Buffer.from(onePixel.png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await read(bomb, 'image/png', { ...defaultBudgets, pictureMs: 0 })).toEqual({ refused: 'tooLarge' });
  });

  it('if it takes more memory or time than it may', async () => {
    const picture = await halves().png().toBuffer();
    expect(await read(picture, 'image/png', { ...defaultBudgets, pictureBytes: 1_000 })).toEqual({
      refused: 'tooLarge',
    });
    expect(await read(picture, 'image/png', { ...defaultBudgets, pictureMs: 1 })).toEqual({ refused: 'tooLarge' });
  });
});

test('the same picture gives the same bytes', async () => {
  const logo = await readFile(new URL('../../start/demo/acme/logo.png', import.meta.url));
  const [one, other] = [await converted(logo), await converted(logo)];
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
});
