import { expect, it } from 'vitest';
import { usableCredit } from './usableCredit.ts';

it.each([
  ['30.00', '100.00', '30.00'],
  ['100.00', '30.00', '30.00'],
  ['100', '100.000', '100.000'],
  ['0', '30.00', '0'],
])('of a credit of %s an invoice with %s open takes %s', (credit, open, used) => {
  expect(usableCredit(credit, open)).toBe(used);
});
