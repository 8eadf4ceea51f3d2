import { expect, it, vi } from 'vitest';
import type { Line } from './line.ts';
import { createLinesStore } from './linesStore.ts';
import { noLines } from './linesReducer.ts';
import { lineWith } from './samples.testing.ts';

it('notifies subscribers until they unsubscribe', () => {
  const store = createLinesStore({ ...noLines, lines: [lineWith({ key: 'a' })] });
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.dispatch({ type: 'change', key: 'a', parts: { price: '7' } });
  expect(store.get().lines[0]?.price).toBe('7');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.dispatch({ type: 'leave' });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('recomputes lines only if a figure may change', () => {
  const store = createLinesStore({ ...noLines, lines: [lineWith({ key: 'a' }), lineWith({ key: 'b' })] });
  const change = (parts: Partial<Line>) => {
    const before = store.counted();
    store.dispatch({ type: 'change', key: 'a', parts });
    return store.counted() !== before;
  };
  expect(change({ typed: { item: 'consult' } })).toBe(false);
  expect(store.get().lines[0]?.typed).toEqual({ item: 'consult' });
  expect(change({ quantity: '3' })).toBe(true);
  expect(change({ price: '7' })).toBe(true);
  expect(change({ values: { t1: '2' } })).toBe(true);
  expect(change({ scenario: undefined })).toBe(true);
  const before = store.counted();
  store.dispatch({ type: 'move', key: 'a', step: 1 });
  expect(store.counted()).not.toBe(before);
});
