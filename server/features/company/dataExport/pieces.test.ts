import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceBytes, piecesOf, storePieces } from './pieces.ts';

async function* partsOf(sizes: readonly number[]) {
  for (const [index, size] of sizes.entries()) yield Buffer.alloc(size, index + 1);
}

describe('the pieces of an archive', () => {
  it('are its bytes, all of one size but the last, whatever parts it arrives in', async () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 3 * pieceBytes }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(sizes, async (parts) => {
        const pieces: Buffer[] = [];
        const stored = await storePieces(partsOf(parts), async (number, bytes, size) => {
          expect(number).toBe(pieces.length);
          pieces.push(Buffer.from(bytes));
          expect(size).toBe(pieces.reduce((sum, piece) => sum + piece.length, 0));
        });
        const whole = Buffer.concat(parts.map((size, index) => Buffer.alloc(size, index + 1)));
        expect(Buffer.concat(pieces).equals(whole)).toBe(true);
        expect(pieces.slice(0, -1).every(({ length }) => length === pieceBytes)).toBe(true);
        expect((pieces.at(-1)?.length ?? 1) > 0).toBe(true);
        expect(stored).toEqual({ size: whole.length, digest: createHash('sha256').update(whole).digest('hex') });
      }),
      { numRuns: 25 },
    );
  });

  it('of a range are those that have its bytes, in order and without a gap', () => {
    const places = fc
      .tuple(fc.nat(5 * pieceBytes), fc.nat(5 * pieceBytes))
      .map((both) => both.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(places, ([from = 0, to = 0]) => {
        let at = from;
        for (const { number, start, length } of piecesOf(from, to)) {
          expect(number * pieceBytes + start).toBe(at);
          expect(start + length).toBeLessThanOrEqual(pieceBytes);
          at += length;
        }
        expect(at).toBe(to + 1);
      }),
    );
  });
});
