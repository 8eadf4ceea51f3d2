import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from './link.ts';

/** Connections of which only the identity matters here. */
const [first, second] = [Object.create(null), Object.create(null)] as [PoolClient, PoolClient];

const answered = () => Promise.resolve();
const never = () => new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

test('a late call does not mark the link as silent if others were answered recently', () => {
  const link = new Link(answered);
  link.answered(first);
  vi.advanceTimersByTime(3_000);
  link.answered(second);
  vi.advanceTimersByTime(900);
  link.timedOut();
  expect([link.isSilent, link.isStale(first), link.isStale(second)]).toEqual([false, false, false]);
});

test('if none was answered, the link is silent, and earlier connections are not trusted', () => {
  const link = new Link(never);
  link.answered(first);
  vi.advanceTimersByTime(1_100);
  link.timedOut();
  expect([link.isSilent, link.isStale(first)]).toEqual([true, true]);
});

test('an answer to any caller ends the silence, and its connection is trusted', () => {
  const link = new Link(never);
  vi.advanceTimersByTime(2_000);
  link.timedOut();
  vi.advanceTimersByTime(1);
  link.answered(second);
  expect([link.isSilent, link.isStale(first), link.isStale(second)]).toEqual([false, true, false]);
});

test('it is tried until it answers, once at a time, and then left alone', async () => {
  const probe = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no')).mockImplementation(answered);
  const link = new Link(probe);
  vi.useRealTimers();
  link.timedOut();
  link.timedOut();
  expect(probe).toHaveBeenCalledOnce();
  await expect.poll(() => link.isSilent, { timeout: 10_000 }).toBe(false);
  expect(link.isStale(first)).toBe(true);
  expect(probe).toHaveBeenCalledTimes(2);
});
