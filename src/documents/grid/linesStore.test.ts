import { expect, it, vi } from 'vitest';
import { createLinesStore } from './linesStore.ts';
import { noLines } from './linesReducer.ts';
import { lineWith } from './samples.testing.ts';

it('tells who listens, for as long as they listen', () => {
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
