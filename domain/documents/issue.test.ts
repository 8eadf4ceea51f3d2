import { expect, test } from 'vitest';
import contracts from '../../schemas/resources/recurrence/contracts.ts';
import entities from '../../schemas/resources/clients/entities.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import { issueOf, numberOf } from './issue.ts';

test('a draft is issued by the first command that assigns the number', () => {
  expect(numberOf(invoices)).toBe('number');
  expect(issueOf(invoices)).toEqual({ command: 'bill', to: 'billed', needs: 'bill' });
});

test('a document that is numbered at creation starts in the first status', () => {
  expect(numberOf(contracts)).toBe('contract_number');
  expect(issueOf(contracts)).toEqual({ command: 'create', to: 'Active', needs: 'create' });
});

test('a resource without numbered documents issues none', () => {
  expect(numberOf(entities)).toBeUndefined();
  expect(() => issueOf(entities)).toThrow('No command of entities');
});
