import { expect, it } from 'vitest';
import { askAfter, askSettledAfter, retryAfter } from './askAgain.ts';

it('a failed request is repeated at growing intervals for a day, then abandoned', () => {
  const pauses = Array.from({ length: 9 }, (_, at) => retryAfter(at + 1));
  expect(pauses.at(-1)).toBeUndefined();
  expect(pauses[0]).toBe(5);
  const seconds = pauses.flatMap((pause) => pause ?? []);
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
  expect(seconds.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(20 * 3_600);
});

it('a payment without news is queried at growing intervals, at least twice a day', () => {
  expect([0, 1, 2].map(askAfter)).toEqual([300, 600, 1_200]);
  expect(askAfter(1_000)).toBe(43_200);
});

it('a paid payment, which may be refunded, is queried after days, for half a year', () => {
  const days = Array.from({ length: 9 }, (_, at) => (askSettledAfter(at) ?? 0) / 86_400);
  expect(days).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 0]);
  expect(askSettledAfter(8)).toBeUndefined();
});
