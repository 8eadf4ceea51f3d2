/** The first and the last of some bytes. */
export interface Bytes {
  readonly from: number;
  readonly to: number;
}

const single = /^bytes *= *(\d*)-(\d*)$/i;

/**
 * Returns the bytes that a `Range` header names of a file, `beyond` if it has none of them, and undefined without one range that
 * can be understood: then all bytes are the answer (RFC 9110).
 */
export function rangeIn(header: string | undefined, size: number): Bytes | 'beyond' | undefined {
  const [, first = '', last = ''] = single.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return last.match(/[1-9]/) ? { from: Math.max(0, size - Number(last)), to: size - 1 } : 'beyond';
  const [from, to] = [Number(first), last === '' ? size - 1 : Number(last)];
  if (to < from && last !== '') return undefined;
  return from >= size ? 'beyond' : { from, to: Math.min(to, size - 1) };
}
