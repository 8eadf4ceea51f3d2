import { inflateSync } from 'node:zlib';
import type { Logo } from '../logo.ts';

/** Pictures above this many bytes unpacked would take more memory than a document is worth, and more time. */
const maxUnpacked = 100_000_000;
/** A picture's colour profile is some kilobytes; it comes packed, and is unpacked whole. */
const maxProfile = 2 ** 20;

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** How many samples a pixel has, by the colour type of a PNG. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The logo with the file name Typst knows its format by; nothing where it is no such picture, or far too large. */
export function usableLogo(logo: Logo): { name: string; bytes: Buffer } | undefined {
  const bytes = Buffer.from(logo.bytes.buffer, logo.bytes.byteOffset, logo.bytes.byteLength);
  const isPng = logo.type === 'image/png';
  const unpacked = isPng ? unpackedPng(bytes) : unpackedJpeg(bytes);
  if (!unpacked || unpacked > maxUnpacked) return undefined;
  return isPng ? { name: 'logo.png', bytes: withoutBombs(bytes) } : { name: 'logo.jpg', bytes };
}

function unpackedPng(bytes: Buffer): number | undefined {
  if (bytes.length < 26 || !bytes.subarray(0, 8).equals(pngSignature)) return undefined;
  const bits = bytes.readUInt8(24) * (samples[bytes.readUInt8(25)] ?? 4);
  return (bytes.readUInt32BE(16) * bytes.readUInt32BE(20) * Math.max(bits, 8)) / 8;
}

/** The picture with one colour profile at most, and none that unpacks to more than any has. */
function withoutBombs(png: Buffer): Buffer {
  const kept = [png.subarray(0, pngSignature.length)];
  let [from, profiles] = [pngSignature.length, 0];
  for (let at = from; at + 12 <= png.length; from = at) {
    at += 12 + png.readUInt32BE(at);
    const chunk = png.subarray(from, at);
    const isProfile = chunk.toString('latin1', 4, 8) === 'iCCP';
    if (isProfile) profiles += 1;
    if (!isProfile || (profiles === 1 && isSmall(chunk))) kept.push(chunk);
  }
  return Buffer.concat([...kept, png.subarray(from)]);
}

function isSmall(profile: Buffer): boolean {
  try {
    // Behind the profile's name, which ends in a zero, and the method of packing.
    inflateSync(profile.subarray(profile.indexOf(0, 8) + 2, -4), { maxOutputLength: maxProfile });
    return true;
  } catch {
    return false;
  }
}

/** Walks the segments of a JPEG to the frame header, which holds its size. */
function unpackedJpeg(bytes: Buffer): number | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 10 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7) * bytes.readUInt8(at + 9);
  }
  return undefined;
}
