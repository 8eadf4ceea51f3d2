import { inflateSync } from 'node:zlib';
import type { FileContent } from '../files/content.ts';
import { pictureOf, pngSignature } from '../files/picture.ts';

/** Pictures above this many bytes unpacked would take more memory than a document is worth, and more time. */
const maxUnpacked = 100_000_000;
/** A picture's colour profile is some kilobytes; it comes packed, and is unpacked whole. */
const maxProfile = 2 ** 20;

/** The logo with the file name Typst knows its format by; nothing where it is no such picture, or far too large. */
export function usableLogo(logo: FileContent): { name: string; bytes: Buffer } | undefined {
  const bytes = Buffer.from(logo.bytes.buffer, logo.bytes.byteOffset, logo.bytes.byteLength);
  const unpacked = pictureOf(logo.type, bytes)?.unpacked;
  if (!unpacked || unpacked > maxUnpacked) return undefined;
  return logo.type === 'image/png' ? { name: 'logo.png', bytes: withoutBombs(bytes) } : { name: 'logo.jpg', bytes };
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
