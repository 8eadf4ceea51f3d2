import { expect, test } from 'vitest';
import { samePlace } from './samePlace.ts';

test.each([
  ['/company', ''],
  ['/company/', ''],
  ['/company/invoices', '/invoices'],
  ['/company/invoices/0198f6b2-0000-7000-8000-000000000000', '/invoices'],
  ['/company/entities/create', '/entities'],
  ['/company/reports/issued', '/reports/issued'],
  ['/company/reports', '/reports'],
  ['/company/settings/profile', '/settings/profile'],
])('of %s another company has %s', (page, place) => {
  expect(samePlace(page)).toBe(place);
});
