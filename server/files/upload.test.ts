import { describe, expect, it, test } from 'vitest';
import type { FileRule } from '../../schemas/file.ts';
import { onePixel } from '../../tests/support/pictures.ts';
import { workbookType } from './content.ts';
import { readUpload, type ReadPicture } from './upload.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const fileOf = (rule: Partial<FileRule> = {}) => ({
  name: 'scan',
  property: {},
  most: 1,
  rule: { types: ['application/pdf', 'image/png'], bytes: 1_000_000, ...rule } as const,
});
const part = (bytes: Buffer, filename = 'scan.pdf', type = 'application/pdf') => ({ bytes, filename, type });

/** Of a property that holds not only pictures none is converted. */
const uncalled: ReadPicture = () => Promise.reject(new Error('no picture'));
const read = (bytes: Buffer, filename?: string, index = 0) =>
  readUpload(part(bytes, filename), fileOf(), index, uncalled);

describe('a file that came', () => {
  it('has the type and extension of its content', async () => {
    expect(await read(onePixel.png)).toMatchObject({
      type: 'image/png',
      name: 'scan.pdf.png',
      width: 1,
      height: 1,
    });
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page that calls itself PDF', Buffer.from('<html>%PDF-1.7')],
    ['a PDF after more than 1,024 bytes', Buffer.concat([Buffer.alloc(1025, ' '), pdf])],
    ['nothing', Buffer.alloc(0)],
    ['a picture of a type that is not sent for', onePixel.jpeg],
  ])('is refused if it is %s', async (_, bytes) => {
    const refused = { path: 'scan', key: 'validation.unsupportedFileFormat', args: { formats: 'PDF, PNG' } };
    const complaint = { code: 'unsupported_media', errors: [refused] };
    await expect(read(bytes)).rejects.toMatchObject(complaint);
  });

  it.each([
    ['protected', 'EncryptedPackage', 'validation.import.protected'],
    ['of an older version of Excel', 'Workbook', 'validation.import.oldWorkbook'],
    ['a letter', 'WordDocument', 'validation.unsupportedFileFormat'],
  ])('is refused with the way out if it is no list but %s', async (_, stream, key) => {
    const container = Buffer.from([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...Array.from({ length: 16 }, () => 0),
    ]);
    const lists = fileOf({ types: ['text/csv', workbookType], anyEncoding: true });
    const sent = part(Buffer.concat([container, Buffer.from(stream, 'utf16le')]), 'list.xls');
    const complaint = { code: 'unsupported_media', errors: [{ path: 'scan', key }] };
    await expect(readUpload(sent, lists, 0, uncalled)).rejects.toMatchObject(complaint);
  });

  it.each([
    ['a byte order mark', Buffer.from('\ufeff')],
    ['the headers of a mail', Buffer.from('Content-Type: application/pdf\r\n\r\n')],
    ['1,024 bytes', Buffer.alloc(1024, ' ')],
  ])('can be a PDF with %s before its header, and is kept so', async (_, before) => {
    const bytes = Buffer.concat([before, pdf]);
    expect(await read(bytes)).toMatchObject({ type: 'application/pdf', bytes });
  });

  it('is converted if it is a picture, or refused at its property', async () => {
    const pictures = fileOf({ types: ['image/png', 'image/jpeg'] });
    const converted = { bytes: onePixel.jpeg, width: 1, height: 1 };
    const sent = part(onePixel.png, 'a.png');
    expect(await readUpload(sent, pictures, 0, async () => converted)).toMatchObject({ name: 'a.png', ...converted });
    for (const [refused, key] of [
      ['damaged', 'validation.pictureDamaged'],
      ['tooLarge', 'validation.pictureTooLarge'],
    ] as const)
      await expect(readUpload(sent, pictures, 0, async () => ({ refused }))).rejects.toMatchObject({
        code: 'validation',
        errors: [{ path: 'scan', key }],
      });
  });
});

test('the same file has the same key, another name, place or content another', async () => {
  const key = async (bytes: Buffer, name: string, index: number) => (await read(bytes, name, index)).key;
  const first = await key(pdf, 'a.pdf', 0);
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(await key(pdf, 'a.pdf', 0)).toBe(first);
  const others = [key(pdf, 'b.pdf', 0), key(pdf, 'a.pdf', 1), key(Buffer.concat([pdf, pdf]), 'a.pdf', 0)];
  expect(new Set([first, ...(await Promise.all(others))]).size).toBe(4);
});
