import { describe, expect, it, test } from 'vitest';
import type { FileRule } from '../../schemas/file.ts';
import { onePixel } from '../../tests/support/pictures.ts';
import { readUpload } from './upload.ts';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const fileOf = (rule: Partial<FileRule> = {}) => ({
  name: 'scan',
  property: {},
  most: 1,
  rule: { types: ['application/pdf', 'image/png'], bytes: 1_000_000, ...rule } as const,
});
const part = (bytes: Buffer, filename = 'scan.pdf', type = 'application/pdf') => ({ bytes, filename, type });

/** A PNG that declares this size. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(onePixel.png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('a file that came', () => {
  it('has the type and extension of its content', () => {
    expect(readUpload(part(onePixel.png), fileOf(), 0)).toMatchObject({
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
    ['a picture of a type that is not asked for', onePixel.jpeg],
  ])('is refused if it is %s', (_, bytes) => {
    const refused = { path: 'scan', key: 'validation.unsupportedFileFormat', args: { formats: 'PDF, PNG' } };
    const complaint = { code: 'unsupported_media', errors: [refused] };
    expect(() => readUpload(part(bytes), fileOf(), 0)).toThrow(expect.objectContaining(complaint));
  });

  it.each([
    ['a byte order mark', Buffer.from('\ufeff')],
    ['the headers of a mail', Buffer.from('Content-Type: application/pdf\r\n\r\n')],
    ['1,024 bytes', Buffer.alloc(1024, ' ')],
  ])('can be a PDF with %s before its header, and is kept so', (_, before) => {
    const bytes = Buffer.concat([before, pdf]);
    expect(readUpload(part(bytes), fileOf(), 0)).toMatchObject({ type: 'application/pdf', bytes });
  });

  it('is refused if its dimensions are too large or unknown', () => {
    const bounded = fileOf({ types: ['image/png'], width: 400, height: 300 });
    expect(readUpload(part(pngOf(400, 300)), bounded, 0)).toMatchObject({ width: 400, height: 300 });
    expect(() => readUpload(part(pngOf(401, 1)), bounded, 0)).toThrow(expect.objectContaining({ code: 'validation' }));
    expect(() => readUpload(part(pngOf(1, 301)), bounded, 0)).toThrow(expect.objectContaining({ code: 'validation' }));
    const torn = readUploadOf(onePixel.png.subarray(0, 12), bounded);
    expect(torn).toThrow(expect.objectContaining({ code: 'unsupported_media' }));
  });
});

const readUploadOf = (bytes: Buffer, file: ReturnType<typeof fileOf>) => () => readUpload(part(bytes), file, 0);

test('the same file has the same key, another name, place or content another', () => {
  const key = (bytes: Buffer, name: string, index: number) => readUpload(part(bytes, name), fileOf(), index).key;
  const first = key(pdf, 'a.pdf', 0);
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(key(pdf, 'a.pdf', 0)).toBe(first);
  const others = [key(pdf, 'b.pdf', 0), key(pdf, 'a.pdf', 1), key(Buffer.concat([pdf, pdf]), 'a.pdf', 0)];
  expect(new Set([first, ...others]).size).toBe(4);
});
