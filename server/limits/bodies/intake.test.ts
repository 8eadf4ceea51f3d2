import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../base/errors.ts';
import { readBytes, takeIn, type Receiver } from './intake.ts';

const pieces = (count: number, size: number): Buffer[] => Array.from({ length: count }, () => Buffer.alloc(size, 'x'));

const receiver: Receiver = { headers: {}, countBytes: () => undefined, awaitBytes: async () => undefined };

/** Reads a body in these pieces; returns its size or the refusal, and what is left. */
async function read(sent: Buffer[], most: number, headers: Record<string, string> = {}) {
  const left = sent.values();
  const payload = Readable.from(left);
  const result = await readBytes({ ...receiver, headers }, payload, most).then(
    ({ length }) => length,
    ({ code }: { code: string }) => code,
  );
  payload.pause();
  return { result, left: [...left].length };
}

describe('a body is read', () => {
  it.each([
    ['of nothing', [], 0],
    ['of all it may have', pieces(4, 250), 1_000],
    ['that is small and comes byte by byte', pieces(1_000, 1), 1_000],
    ['that comes in the packets of a slow link', pieces(8_000, 500), 4_000_000],
  ])('%s', async (_, sent, bytes) => {
    expect(await read(sent, bytes)).toEqual({ result: bytes, left: 0 });
  });
});

it('a large body is read in portions, each when it is its turn', async () => {
  const turns: PromiseWithResolvers<void>[] = [];
  const awaitBytes = () => {
    const turn = Promise.withResolvers<void>();
    turns.push(turn);
    return turn.promise;
  };
  const left = pieces(10, 40_000).values();
  const reading = readBytes({ ...receiver, awaitBytes }, Readable.from(left), 1_000_000);
  for (let portion = 0; portion < 5; portion += 1) {
    await expect.poll(() => turns.length).toBe(portion + 1);
    turns[portion]?.resolve();
  }
  expect((await reading).length).toBe(400_000);
});

describe('a body is refused', () => {
  it('that waits for its turn too long', async () => {
    const awaitBytes = () => Promise.reject(new ApiError('busy', { budget: 'requestWaitMs' }));
    const reading = readBytes({ ...receiver, awaitBytes }, Readable.from(pieces(2, 65_536)), 1_000_000);
    await expect(reading).rejects.toMatchObject({ code: 'busy' });
  });

  it('that has a byte too many', async () => {
    expect((await read(pieces(1_001, 1), 1_000)).result).toBe('too_large');
  });

  it('that is announced so, unread', async () => {
    const { result, left } = await read(pieces(9, 1), 1_000, { 'content-length': '1001' });
    expect([result, left]).toEqual(['too_large', 9]);
  });

  it('in so many pieces that they cost more than their content', async () => {
    const left = pieces(100_000, 1).values();
    const payload = Readable.from(left);
    const refusal = await new Promise<unknown>((resolve) => {
      const refuse = (error: unknown) => {
        payload.pause();
        resolve(error);
      };
      takeIn(receiver, payload, 1_000_000, { take: () => undefined, refuse });
    });
    expect(refusal).toMatchObject({ code: 'too_large' });
    expect([...left].length).toBeGreaterThan(90_000);
  });

  it('of which its caller has too much in flight, when that has come', async () => {
    let left = 3_000;
    const countBytes = (bytes: number) => {
      left -= bytes;
      if (left < 0) throw new ApiError('busy', { budget: 'bytesInFlightPerCaller' });
    };
    const payload = Readable.from(pieces(8, 1_000));
    await expect(readBytes({ ...receiver, countBytes }, payload, 10_000)).rejects.toMatchObject({ code: 'busy' });
  });

  it('that ends too soon', async () => {
    const payload = new Readable({ read: () => undefined });
    payload.push('x');
    const reading = readBytes(receiver, payload, 10);
    payload.destroy();
    await expect(reading).rejects.toMatchObject({ code: 'invalid_body' });
  });
});
