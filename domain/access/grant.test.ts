import { expect, test } from 'vitest';
import { actionsIn, grantOf, isGranted } from './grant.ts';

const vessels = {
  name: 'vessels',
  access: {
    company: { COMPANY: ['list', 'edit'], ACCOUNTANT: { may: ['list', 'show'], hides: ['value'] } },
    admin: { COMPANY: ['delete'] },
  },
} as const;

test('a list of actions has no further restrictions', () => {
  expect(grantOf(vessels, 'COMPANY')).toEqual({ may: ['list', 'edit'] });
});

test('a partner has the same access to a company as an accountant', () => {
  expect(grantOf(vessels, 'PARTNER')).toEqual({ may: ['list', 'show'], hides: ['value'] });
});

test('an absent resource grants nothing', () => {
  expect(grantOf(vessels, 'CUSTOMER')).toEqual({ may: [] });
  expect(isGranted(undefined, 'COMPANY', 'list')).toBe(false);
});

test('a user type has permissions in its own area only', () => {
  expect(isGranted(vessels, 'COMPANY', 'delete')).toBe(false);
  expect(isGranted(vessels, 'COMPANY', 'list', 'company')).toBe(true);
  expect(isGranted(vessels, 'COMPANY', 'list', 'admin')).toBe(false);
});

test('an area lists each permitted action once', () => {
  expect(actionsIn(vessels, 'company')).toEqual(['list', 'edit', 'show']);
  expect(actionsIn(vessels, 'accountants')).toEqual([]);
});
