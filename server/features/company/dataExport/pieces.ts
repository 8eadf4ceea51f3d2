import { createHash } from 'node:crypto';

/** The bytes of a piece of an archive. */
export const pieceBytes = 1024 ** 2;

/**
 * Stores an archive while it arrives, in pieces of equal size except the last. Returns its size and digest. `store` receives
 * each piece, and throws to end it.
 */
export async function storePieces(
  parts: AsyncIterable<Uint8Array>,
  store: (number: number, bytes: Uint8Array, size: number) => Promise<void>,
): Promise<{ size: number; digest: string }> {
  const hash = createHash('sha256');
  let [size, number] = [0, 0];
  for await (const piece of cutOf(parts)) {
    hash.update(piece);
    size += piece.byteLength;
    await store(number, piece, size);
    number += 1;
  }
  return { size, digest: hash.digest('hex') };
}

/** Yields the same bytes in pieces. */
async function* cutOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest = Buffer.alloc(0);
  let waiting: Uint8Array[] = [];
  let held = 0;
  for await (const part of parts) {
    waiting.push(part);
    held += part.byteLength;
    if (held < pieceBytes) continue;
    rest = Buffer.concat(waiting, held);
    for (; rest.length >= pieceBytes; rest = rest.subarray(pieceBytes)) yield rest.subarray(0, pieceBytes);
    [waiting, held] = [[rest], rest.length];
  }
  if (held > 0) yield Buffer.concat(waiting, held);
}

/** The pieces with the bytes from one place to another, both included, and the part of each. */
export function* piecesOf(from: number, to: number): Generator<{ number: number; start: number; length: number }> {
  for (let at = from; at <= to;) {
    const number = Math.floor(at / pieceBytes);
    const start = at - number * pieceBytes;
    const length = Math.min(pieceBytes - start, to - at + 1);
    yield { number, start, length };
    at += length;
  }
}
