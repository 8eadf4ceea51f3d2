import { expect, it } from 'vitest';
import { longestTo } from './longestPeriod.ts';

it('the longest period ends ten years later, on the last day before', () => {
  expect(longestTo('2026-01-01')).toBe('2035-12-31');
  expect(longestTo('2028-02-29')).toBe('2038-02-27');
});
