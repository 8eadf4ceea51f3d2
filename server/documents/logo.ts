import type { Logo } from '../logo.ts';

/** Pictures above this many pixels would take more memory to unpack than a document is worth. */
const maxPixels = 25_000_000;

/** The logo with the file name Typst knows its format by; nothing where it is no such picture, or far too large. */
export function usableLogo(logo: Logo): { name: string; bytes: Buffer } | undefined {
  const bytes = Buffer.from(logo.bytes.buffer, logo.bytes.byteOffset, logo.bytes.byteLength);
  const png = logo.type === 'image/png';
  const pixels = png ? pixelsOfPng(bytes) : pixelsOfJpeg(bytes);
  if (pixels === undefined || pixels === 0 || pixels > maxPixels) return undefined;
  return { name: png ? 'logo.png' : 'logo.jpg', bytes };
}

function pixelsOfPng(bytes: Buffer): number | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined;
  return bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
}

/** Walks the segments of a JPEG to the frame header, which holds its size. */
function pixelsOfJpeg(bytes: Buffer): number | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
  }
  return undefined;
}
