import { expect, it, vi } from 'vitest';
import { memoized } from './memoized.ts';

it('computes once for each object, and again for an equal one', () => {
  const make = vi.fn(({ name }: { name: string }) => [name]);
  const made = memoized(make);
  const acme = { name: 'Acme' };
  expect(made(acme)).toBe(made(acme));
  expect(made({ ...acme })).toEqual(['Acme']);
  expect(make).toHaveBeenCalledTimes(2);
});

it('computes again after a failure', () => {
  const make = vi
    .fn(() => ['made'])
    .mockImplementationOnce(() => {
      throw new Error('not yet');
    });
  const made = memoized(make);
  const of = {};
  expect(() => made(of)).toThrow('not yet');
  expect(made(of)).toEqual(['made']);
});
