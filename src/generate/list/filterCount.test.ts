import { expect, it } from 'vitest';
import { filterCount } from './filterCount.ts';

it.each([
  [{}, 0],
  [{ q: 'acme' }, 0],
  [{ q: 'acme', location: { country: 76 } }, 1],
  [{ is_payment_responsible: false, location: { country: 76 }, name: '' }, 2],
  [{ origin: null }, 0],
])('%j has %i filters', (values, count) => {
  expect(filterCount(values)).toBe(count);
});
