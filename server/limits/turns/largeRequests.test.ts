import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultBudgets } from '../budgets.ts';
import { paceLargeRequests, type LargeRequests, type Paced } from './largeRequests.ts';

const budgets = { ...defaultBudgets, largeBytesPerSecond: 1_000_000 };
const large = 100_000;

let requests: LargeRequests;
beforeEach(() => {
  vi.useFakeTimers();
  requests = paceLargeRequests(budgets);
});
afterEach(() => vi.useRealTimers());

const ask = (caller: string, bytes = 0, route = 'GET /'): Promise<Paced> =>
  requests.take({ caller, route, bytes }, { group: 'sessions', caller, waits: {} });

/** One request from start to end. */
async function whole(caller: string, bytes: number, answered: number, route?: string): Promise<Paced> {
  const paced = await ask(caller, bytes, route);
  paced.end({ bytes: bytes + answered, isRefused: false });
  return paced;
}

/** Returns whether a promise has resolved. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(0);
  return settled;
}

describe('while others are there', () => {
  beforeEach(() => whole('other', 0, 0));

  test('small requests start immediately, for any number', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, () => ask('a', 1_000)));
    expect(all.some(({ isLarge }) => isLarge)).toBe(false);
  });

  test('large ones go one at a time, with a pause for their bytes', async () => {
    const first = await ask('a', large);
    const second = ask('a', large);
    first.end({ bytes: large, isRefused: false });
    await vi.advanceTimersByTimeAsync(95);
    expect(await isSettled(second)).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(await isSettled(second)).toBe(true);
  });

  test('a refusal makes the next one wait less', async () => {
    const first = await ask('a', large);
    const second = ask('a', large);
    first.end({ bytes: large, isRefused: true });
    await vi.advanceTimersByTimeAsync(15);
    expect(await isSettled(second)).toBe(true);
  });

  test('one that takes long holds up the others for a second', async () => {
    await ask('a', large);
    const second = ask('b', large);
    await vi.advanceTimersByTimeAsync(990);
    expect(await isSettled(second)).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect(await isSettled(second)).toBe(true);
  });

  test('callers take turns', async () => {
    const order: string[] = [];
    const pending = ['a', 'a', 'a', 'b'].map(async (caller) => {
      const paced = await ask(caller, large);
      order.push(caller);
      paced.end({ bytes: 0, isRefused: false });
    });
    await vi.advanceTimersByTimeAsync(50);
    await Promise.all(pending);
    expect(order).toEqual(['a', 'b', 'a', 'a']);
  });

  test('a route that answered much is expected to do so again, for that caller and that route', async () => {
    await whole('a', 0, large);
    await whole('other', 0, 0);
    expect((await whole('a', 0, large)).isLarge).toBe(true);
    expect((await ask('a', 0, 'GET /other')).isLarge).toBe(false);
    expect((await ask('b')).isLarge).toBe(false);
  });
});

test('a caller without others does not wait', async () => {
  for (let n = 0; n < 10; n += 1) expect((await whole('a', large, large)).isLarge).toBe(false);
});

test('a request whose client left is no longer waited for', async () => {
  await whole('other', 0, 0);
  await vi.advanceTimersByTimeAsync(1_001);
  expect((await ask('a', large)).isLarge).toBe(false);
});
