import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelledEvery } from './labels.ts';

const months = Array.from({ length: 12 }, (_, month) => `m${month} 2026`);

describe('labels of columns', () => {
  it.each([
    [1064, 1],
    [464, 2],
    [324, 3],
  ])('of a chart of %d pixels are shown at every %d. column', (width, every) => {
    expect(labelledEvery(months, width)).toBe(every);
  });

  it('never overlap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 12 }), { maxLength: 60 }),
        fc.integer({ min: 164, max: 2000 }),
        (labels, width) => {
          const every = labelledEvery(labels, width);
          const widest = Math.max(0, ...labels.map(({ length }) => length)) * 6.2 + 6;
          expect(Number.isInteger(every) && every >= 1).toBe(true);
          // Allows for rounding of floats.
          if (every > 1) expect((labels.length / every) * widest).toBeLessThan(width - 64 + 0.001);
        },
      ),
    );
  });
});
