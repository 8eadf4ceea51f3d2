import { expect, it } from 'vitest';
import { askAfter, retryAfter } from './askAgain.ts';

it('a failed request is repeated at growing intervals for a day, then abandoned', () => {
  const pauses = Array.from({ length: 9 }, (_, at) => retryAfter(at + 1));
  expect(pauses.at(-1)).toBeUndefined();
  const seconds = pauses.flatMap((pause) => pause ?? []);
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
  expect(seconds.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(20 * 3_600);
});

it('a payment without news is queried at growing intervals, at least twice a day', () => {
  expect([0, 1, 2].map(askAfter)).toEqual([300, 600, 1_200]);
  expect(askAfter(1_000)).toBe(43_200);
});
