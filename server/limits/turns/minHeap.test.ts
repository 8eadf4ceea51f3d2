import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MinHeap, type Entry } from './minHeap.ts';

const entry = (tag: number, turn: number): Entry => ({ tag, turn, place: -1 });

test('the minimum has the smallest tag, and among equals the smallest turn, after any operations', () => {
  const step = fc.record({ at: fc.nat(9), tag: fc.nat(4), leaves: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const heap = new MinHeap<Entry>();
      const all = Array.from({ length: 10 }, (_, turn) => entry(0, turn));
      const there = new Set<Entry>();
      for (const { at, tag, leaves } of steps) {
        const one = all[at] ?? entry(0, 0);
        if (leaves) {
          heap.delete(one);
          there.delete(one);
        } else {
          one.tag = tag;
          heap.set(one);
          there.add(one);
        }
        const [least] = [...there].toSorted((a, b) => a.tag - b.tag || a.turn - b.turn);
        expect(heap.least).toBe(least);
      }
    }),
  );
});
