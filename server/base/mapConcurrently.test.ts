import { expect, test } from 'vitest';
import { mapAtOnce } from './mapConcurrently.ts';

test('processes a limited number concurrently, and returns results in the order of the list', async () => {
  let now = 0;
  let most = 0;
  const results = await mapAtOnce([3, 1, 2, 5, 4], 2, async (entry) => {
    now += 1;
    most = Math.max(most, now);
    // Later entries end before earlier ones.
    for (let turn = 0; turn < 10 - entry; turn += 1) await Promise.resolve();
    now -= 1;
    return entry * 10;
  });
  expect(results).toEqual([30, 10, 20, 50, 40]);
  expect(most).toBe(2);
});

test('begins no other once one has failed, and throws its error when the rest has ended', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = async (entry: number) => {
    begun.push(entry);
    if (entry === 1) throw new Error('first');
    await Promise.resolve();
    ended.push(entry);
  };
  await expect(mapAtOnce([1, 2, 3, 4], 2, work)).rejects.toThrow('first');
  expect([begun, ended]).toEqual([[1, 2], [2]]);
});

test('of an empty list is empty', async () => {
  expect(await mapAtOnce([], 3, async () => 1)).toEqual([]);
});
