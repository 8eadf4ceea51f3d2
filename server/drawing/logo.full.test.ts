import { inflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { logoFile } from '../../schemas/parts/documents/logo.ts';
import { sampleInvoice } from '../../tests/support/sampleDocument.ts';
import type { FileContent } from '../files/content.ts';
import { readObjects } from '../files/pdf/readObjects.ts';
import { readPicture } from '../files/pictures/readPicture.ts';
import { defaultBudgets } from '../limits/budgets.ts';
import { createCompiler } from './compiler.ts';

const compiler = createCompiler();

/** A picture as it is stored, which screens show. */
async function uploaded(type: 'image/png' | 'image/jpeg', made: Sharp): Promise<FileContent> {
  const picture = await readPicture({ type, bytes: await made.toBuffer() }, logoFile, defaultBudgets);
  if ('refused' in picture) throw new Error(picture.refused);
  return { type, bytes: picture.bytes };
}

const pixelsOf = (bytes: Uint8Array): Promise<Buffer> => sharp(bytes).raw().toBuffer();

/** The pixels of the only picture in a PDF. */
function printed(pdf: Uint8Array): Promise<Buffer> | Buffer {
  const pictures = [...readObjects(pdf).objects.values()].filter(({ text }) => text.includes('/Subtype /Image'));
  const [{ text, stream = Buffer.alloc(0) } = { text: '' }] = pictures;
  expect(pictures).toHaveLength(1);
  return text.includes('/DCTDecode') ? pixelsOf(stream) : inflateSync(stream);
}

const picture = () =>
  sharp({
    create: {
      width: 120,
      height: 80,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

it.each<[string, 'image/png' | 'image/jpeg', () => Sharp]>([
  ['in CMYK', 'image/jpeg', () => picture().toColourspace('cmyk').withIccProfile('cmyk').jpeg()],
  ['progressive', 'image/jpeg', () => picture().jpeg({ progressive: true })],
  ['on its side', 'image/jpeg', () => picture().withMetadata({ orientation: 8 }).jpeg()],
  ['with a profile', 'image/png', () => picture().withIccProfile('p3').png()],
  ['of sixteen bits', 'image/png', () => picture().toColourspace('rgb16').png({ progressive: true })],
  ['of six thousand pixels', 'image/png', () => picture().resize(6_000, 4_000).png()],
])('a logo %s (%s) is printed and shown pixel by pixel as it is stored', async (_, type, made) => {
  const logo = await uploaded(type, made());
  const request = { template: 'invoiceTemplate1', locale: 'en', document: sampleInvoice(), logo } as const;
  expect((await printed(compiler.pdf(request))).equals(await pixelsOf(logo.bytes))).toBe(true);
  expect([...compiler.pages(request)].join('')).toContain(Buffer.from(logo.bytes).toString('base64'));
});
