import type { Bounds } from '../bounds.ts';
import { excessOf, type Excess } from './scanJson.ts';

const byteOrderMark = [0xef, 0xbb, 0xbf];

/** Parses JSON in UTF-8, or returns why it is refused. The bounds are checked before anything is allocated. */
export function readJson(bytes: Uint8Array, bounds: Bounds): { value: unknown } | { excess: Excess } {
  const json = byteOrderMark.every((byte, at) => bytes[at] === byte) ? bytes.subarray(byteOrderMark.length) : bytes;
  const excess = bytes.length > bounds.bytes ? 'too_large' : excessOf(json, bounds);
  if (excess) return { excess };
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)) };
  } catch {
    return { excess: 'unreadable' };
  }
}
