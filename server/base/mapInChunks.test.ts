import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapInPieces } from './mapInChunks.ts';

const wait = (milliseconds: number): void => {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
};

test('every entry is worked on, in its order', async () => {
  const list = Array.from({ length: 100 }, (_, n) => n);
  expect(await mapInPieces(list, (entry, index) => [entry, index])).toEqual(list.map((n) => [n, n]));
});

test('others are served between the pieces of long work', async () => {
  const done: string[] = [];
  const working = mapInPieces(
    Array.from({ length: 64 }, () => 1),
    () => wait(1),
  ).then(() => done.push('work'));
  await setImmediate();
  done.push('another');
  await working;
  expect(done).toEqual(['another', 'work']);
});

test('an error is passed on', async () => {
  const fail = () => {
    throw new RangeError('no');
  };
  await expect(mapInPieces([1], fail)).rejects.toThrow('no');
});
