import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeIn } from './range.ts';

describe('a requested range', () => {
  it.each([
    ['bytes=0-99', { from: 0, to: 99 }],
    ['bytes=900-', { from: 900, to: 999 }],
    ['bytes=-100', { from: 900, to: 999 }],
    ['bytes=-5000', { from: 0, to: 999 }],
    ['bytes=990-5000', { from: 990, to: 999 }],
    ['BYTES = 0-0', { from: 0, to: 0 }],
  ])('%s has these bytes of a thousand', (header, bytes) => {
    expect(rangeIn(header, 1000)).toEqual(bytes);
  });

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s is beyond a thousand bytes', (header) => {
    expect(rangeIn(header, 1000)).toBe('beyond');
  });

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b', 'bytes=1.5-2'])(
    '%s is none, so that all bytes are answered',
    (header) => {
      expect(rangeIn(header, 1000)).toBeUndefined();
    },
  );

  it('is always within the file', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1 }), (text, from, to, size) => {
        for (const header of [text, `bytes=${from}-${to}`, `bytes=${from}-`, `bytes=-${to}`]) {
          const range = rangeIn(header, size);
          if (range === undefined || range === 'beyond') continue;
          expect(range.from).toBeGreaterThanOrEqual(0);
          expect(range.from).toBeLessThanOrEqual(range.to);
          expect(range.to).toBeLessThan(size);
        }
      }),
    );
  });
});
