import type { Bounds } from './bounds.ts';
import { excessOf, type Excess } from './scanJson.ts';

const byteOrderMark = [0xef, 0xbb, 0xbf];

/**
 * The value that JSON in UTF-8 stands for, or why it is not read. Its shape is looked at first: a text that is more
 * than its bounds is refused before anything is made of it.
 */
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
