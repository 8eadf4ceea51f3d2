import type { Bounds } from '../bounds.ts';
import { isStorable } from './storable.ts';

/** Why a JSON text is refused: it exceeds its bounds, a list has too many entries, or a key is invalid. */
export type Excess = 'too_large' | 'unreadable' | { readonly list: string; readonly limit: number };

const space = 0x20;
const quote = 0x22;
const comma = 0x2c;
const openList = 0x5b;
const backslash = 0x5c;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/** Bytes around numbers and words. */
const around = new Uint8Array(256);
for (const sign of '\t\n\r ",:[]{}') around[sign.charCodeAt(0)] = 1;

/** Keys that could reach the prototype of all objects. */
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'prototype']);

/** The maximum bytes of a key. */
const longestName = 1_000;

/** Random per process, so that nobody can craft colliding names. */
const multiplier = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) | 1;

/**
 * Returns the exceeded bound of a JSON text, or undefined. It scans the bytes once, reads only distinct keys, and stops
 * at the first excess. It does not validate the JSON.
 */
export function excessOf(bytes: Uint8Array, bounds: Bounds): Excess | undefined {
  const names = new Map<number, string>();
  const isObject = new Uint8Array(bounds.depth + 1);
  const entriesLeft = new Float64Array(bounds.depth + 1);
  let depth = 0;
  let values = 0;
  let list = '';
  let awaitsName = false;

  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? space;
    if (byte <= space) continue;
    // A text is one value, and nothing closes before it opens.
    if (depth === 0 && (values > 0 || byte === closeList || byte === closeObject)) return 'unreadable';
    if (depth === 0) values = 1;
    switch (byte) {
      case quote: {
        const end = endOfText(bytes, at, awaitsName ? longestName : bounds.text);
        if (end === undefined) return 'too_large';
        if (awaitsName) {
          const name = nameOf(bytes, at, end, names);
          if (name === undefined) return 'unreadable';
          if (names.size > bounds.names) return 'too_large';
          if (depth === 1) list = name;
          awaitsName = false;
        }
        at = end;
        break;
      }
      case openObject:
      case openList: {
        if (++depth > bounds.depth || ++values > bounds.values) return 'too_large';
        awaitsName = byte === openObject;
        isObject[depth] = awaitsName ? 1 : 0;
        const isTop = depth === 1 || (depth === 2 && isObject[1] === 1);
        entriesLeft[depth] = (!awaitsName && isTop ? bounds.lists.get(list) : undefined) ?? Infinity;
        break;
      }
      case closeObject:
      case closeList:
        depth--;
        break;
      case comma:
        if (++values > bounds.values) return 'too_large';
        entriesLeft[depth] = (entriesLeft[depth] ?? 0) - 1;
        if (entriesLeft[depth] === 0) return { list, limit: bounds.lists.get(list) ?? 0 };
        awaitsName = isObject[depth] === 1;
        break;
      default: {
        const end = endOfWord(bytes, at, bounds.text);
        if (end === undefined) return 'too_large';
        at = end;
      }
    }
  }
  return undefined;
}

/** Returns the name between two quotes, cached by hash; undefined for invalid names. */
function nameOf(bytes: Uint8Array, from: number, to: number, names: Map<number, string>): string | undefined {
  let hash = 0;
  for (let at = from + 1; at < to; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), multiplier);
  // Few enough bits for a small integer of the engine.
  const key = hash >>> 2;
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = readName(bytes.subarray(from, to + 1));
  if (name !== undefined) names.set(key, name);
  return name;
}

/** Returns the index of the closing quote, or the end; undefined if it is too far. */
function endOfText(bytes: Uint8Array, start: number, most: number): number | undefined {
  const last = Math.min(bytes.length, start + most + 2);
  for (let at = start + 1; at < last; at++) {
    if (bytes[at] === quote) return at;
    if (bytes[at] === backslash) at++;
  }
  return last === bytes.length ? last : undefined;
}

/** Returns the index of the last byte of a number or word; undefined if it is too far. */
function endOfWord(bytes: Uint8Array, start: number, most: number): number | undefined {
  const last = Math.min(bytes.length - 1, start + most);
  for (let at = start; at < last; at++) {
    if (around[bytes[at + 1] ?? 0] === 1) return at;
  }
  return last === bytes.length - 1 ? last : undefined;
}

function readName(quoted: Uint8Array): string | undefined {
  try {
    const name = String(JSON.parse(new TextDecoder().decode(quoted)));
    return forbidden.has(name) || !isStorable(name) ? undefined : name;
  } catch {
    return undefined;
  }
}
