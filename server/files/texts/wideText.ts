import { isUtf8 } from 'node:buffer';
import type { Encoding } from '../../../domain/files/encodings.ts';

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The bytes whose zeros decide. */
const headBytes = 32_768;

/** Returns the encoding that a text names in its first bytes. */
export const markedEncoding = (bytes: Uint8Array): Encoding | undefined =>
  marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];

/** Returns which UTF-16 a text without mark has: the zeros of its ASCII characters are all on one side. */
export function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  if (bytes.length % 2 > 0) return undefined;
  const head = bytes.subarray(0, headBytes);
  const zeros = [0, 0];
  for (let at = head.indexOf(0); at >= 0; at = head.indexOf(0, at + 1)) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [high = 0, low = 0] = zeros;
  if (Math.min(high, low) > 0 || high + low === 0) return undefined;
  return low > 0 ? 'utf-16le' : 'utf-16be';
}

/** Control characters that no text has; DOS ends a file with 0x1A. */
// oxlint-disable-next-line no-control-regex -- they are looked for
const controls = /[\0-\u0008\u000E-\u0019\u001B-\u001F]/;

/** Returns whether bytes can be a text in some encoding. */
export function isTextOfAnyEncoding(bytes: Buffer): boolean {
  if ((markedEncoding(bytes) ?? 'utf-8') !== 'utf-8' || wideEncoding(bytes) !== undefined)
    return bytes.length % 2 === 0;
  return isUtf8(bytes) ? !bytes.includes(0) : !controls.test(bytes.toString('latin1'));
}
