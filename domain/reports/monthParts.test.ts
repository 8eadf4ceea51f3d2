import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthParts } from './monthParts.ts';

it('small companies share a part', () => {
  expect(
    monthParts(
      [
        { tenant: 'acme', documents: 3 },
        { tenant: 'empty', documents: 0 },
        { tenant: 'globex', documents: 2 },
      ],
      500,
    ),
  ).toEqual([
    [
      { tenant: 'acme', from: 0, count: 3 },
      { tenant: 'empty', from: 0, count: 0 },
      { tenant: 'globex', from: 0, count: 2 },
    ],
  ]);
});

it('a large one has several', () => {
  expect(monthParts([{ tenant: 'acme', documents: 1200 }], 500)).toEqual([
    [{ tenant: 'acme', from: 0, count: 500 }],
    [{ tenant: 'acme', from: 500, count: 500 }],
    [{ tenant: 'acme', from: 1000, count: 200 }],
  ]);
});

it('every document is in one part, every company begins once, and no part is too large', () => {
  const companies = fc
    .array(fc.nat(1500))
    .map((counts) => counts.map((documents, at) => ({ tenant: `c${at}`, documents })));
  fc.assert(
    fc.property(companies, fc.integer({ min: 1, max: 600 }), (of, most) => {
      const parts = monthParts(of, most);
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0);
        expect(part.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(most);
      }
      for (const { tenant, documents } of of) {
        const own = parts.flat().filter((segment) => segment.tenant === tenant);
        expect(own.filter(({ from }) => from === 0)).toHaveLength(1);
        let next = 0;
        for (const { from, count } of own) {
          expect(from).toBe(next);
          next += count;
        }
        expect(next).toBe(documents);
      }
    }),
  );
});
