import { expect, test } from 'vitest';
import accounts from '../../schemas/resources/payments/accounts.ts';
import countries from '../../schemas/resources/platform/countries.ts';
import entities from '../../schemas/resources/clients/entities.ts';
import issueSettings from '../../schemas/resources/recurrence/issue-settings.ts';
import items from '../../schemas/resources/invoicing/items.ts';
import { isAddable, isOnlyNamed } from './quickCreate.ts';

test.each([
  [entities, true],
  [items, true],
  [accounts, true],
  [countries, false],
  [issueSettings, false],
])('$name can be added from a choice: %s', (resource, expected) => {
  expect(isAddable(resource)).toBe(expected);
});

test('a catalog item needs only a name; a client needs more', () => {
  expect([items, entities, accounts].map(isOnlyNamed)).toEqual([true, false, false]);
});
