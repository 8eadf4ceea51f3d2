import { expect, test } from 'vitest';
import { nextPace, type Pace } from './pace.ts';

const least = { rate: 1_000, windowMs: 3_000, mostMs: 10_000 };

/** Simulates a client that moves these bytes in each second. */
function after(bytes: readonly number[]): Pace | string | undefined {
  let moved = 0;
  let pace = nextPace(undefined, moved, 1_000, least);
  for (const more of bytes) {
    moved += more;
    if (typeof pace !== 'string') pace = nextPace(pace, moved, 1_000, least);
  }
  return pace;
}

test.each([
  ['nothing at all', [0, 0, 0], 'slow'],
  ['a byte a second', [1, 1, 1], 'slow'],
  ['a little too little', [1_000, 1_000, 999], 'slow'],
  ['as much as asked for', [1_000, 1_000, 1_000], 'goes on'],
  ['all of it together', [0, 0, 3_000], 'goes on'],
  ['less than the window as yet', [0, 0], 'goes on'],
  ['much in one window and nothing in the next', [9_000, 0, 0, 0, 0, 0], 'slow'],
  ['enough, for ever', Array<number>(20).fill(20_000), 'long'],
])('a client that moves %s', (_, bytes, outcome) => {
  const pace = after(bytes);
  expect(typeof pace === 'string' ? pace : 'goes on').toBe(outcome);
});
