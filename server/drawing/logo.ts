import { inflateSync } from 'node:zlib';
import type { FileContent } from '../files/content.ts';
import { pictureOf, pngSignature } from '../files/pictures/picture.ts';

/** Larger unpacked pictures, in bytes, take too much memory and time. */
const maxUnpacked = 100_000_000;
/** The size limit of a colour profile, normally some kilobytes; it is compressed, and unpacked as a whole. */
const maxProfile = 2 ** 20;

/**
 * Returns the logo with a file name by which Typst recognizes its format; undefined if it is not such a picture, or too
 * large.
 */
export function usableLogo(logo: FileContent): { name: string; bytes: Buffer } | undefined {
  const bytes = Buffer.from(logo.bytes.buffer, logo.bytes.byteOffset, logo.bytes.byteLength);
  const unpacked = pictureOf(logo.type, bytes)?.unpacked;
  if (!unpacked || unpacked > maxUnpacked) return undefined;
  return logo.type === 'image/png' ? { name: 'logo.png', bytes: withoutBombs(bytes) } : { name: 'logo.jpg', bytes };
}

/** Returns the picture with at most one colour profile, dropped too if it unpacks beyond the limit. */
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
    // After the profile's name, which ends in a zero, and the compression method.
    inflateSync(profile.subarray(profile.indexOf(0, 8) + 2, -4), { maxOutputLength: maxProfile });
    return true;
  } catch {
    return false;
  }
}
