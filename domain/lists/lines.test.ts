import { expect, it } from 'vitest';
import entities from '../../schemas/resources/clients/entities.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import accountTypes from '../../schemas/resources/payments/account-types.ts';
import { linesOf } from './lines.ts';

const bare = (path: string) => ({ path, isNamed: false });

it('shows what a list declares', () => {
  expect(linesOf(invoices, invoices.list.columns)).toEqual({
    lead: 'service_buyer',
    figure: 'amount',
    details: [bare('number'), bare('due_date')],
    state: 'status',
  });
});

it('starts with the most important column and follows with amount, status and the others', () => {
  expect(linesOf(entities, entities.list.columns)).toEqual({
    lead: 'name',
    figure: 'owes',
    details: [bare('location.country'), bare('nif'), bare('location.address')],
    state: undefined,
  });
});

it('names values that do not say what they are', () => {
  const { details } = linesOf(accountTypes, accountTypes.list.columns);
  expect(details.filter(({ isNamed }) => !isNamed)).toEqual([]);
  expect(details.map(({ path }) => path)).toEqual(accountTypes.list.columns.slice(1));
});

it('has only the columns that the user shows', () => {
  expect(linesOf(invoices, ['number', 'status'])).toEqual({
    lead: 'number',
    figure: undefined,
    details: [],
    state: 'status',
  });
});
