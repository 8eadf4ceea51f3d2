import { expect, it } from 'vitest';
import { usualRounding } from './usualRounding.ts';

it.each([
  ['BR', 'PT', 'document'],
  ['DE', 'US', 'document'],
  ['BR', 'US', 'line'],
  ['BR', 'GB', 'line'],
  ['BR', undefined, 'line'],
] as const)('between %s and %s taxes are rounded by %s', (origin, destiny, rounding) => {
  expect(usualRounding(origin, destiny)).toBe(rounding);
});
