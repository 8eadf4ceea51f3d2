import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recentAnswer } from './recentAnswer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a recent answer is returned immediately, even if the next one is slow', async () => {
  const ask = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1);
  const recent = recentAnswer(ask);
  expect(await recent.get()).toBe(1);
  ask.mockReturnValue(new Promise<number>(() => undefined));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await recent.get()).toBe(1);
  recent.stop();
});

test('an answer of more than two seconds ago does not count: a later error is answered', async () => {
  const ask = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockRejectedValue(new Error('gone'));
  const recent = recentAnswer(ask);
  await recent.get();
  await vi.advanceTimersByTimeAsync(2_100);
  await expect(recent.get()).rejects.toThrow('gone');
  ask.mockResolvedValue(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await recent.get()).toBe(2);
  recent.stop();
});

test('concurrent callers share one query', async () => {
  const ask = vi.fn<() => Promise<number>>().mockResolvedValue(1);
  const recent = recentAnswer(ask);
  expect(await Promise.all([recent.get(), recent.get(), recent.get()])).toEqual([1, 1, 1]);
  expect(ask).toHaveBeenCalledTimes(1);
  recent.stop();
});

test('the query stops five minutes after its last use, until it is needed again', async () => {
  const ask = vi.fn<() => Promise<number>>().mockResolvedValue(1);
  const recent = recentAnswer(ask);
  await recent.get();
  await vi.advanceTimersByTimeAsync(302_000);
  const calls = ask.mock.calls.length;
  expect(calls).toBeGreaterThan(290);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(calls);
  await recent.get();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask).toHaveBeenCalledTimes(calls + 4);
  recent.stop();
});
