import { expect, it } from 'vitest';
import entities from '../../schemas/resources/clients/entities.ts';
import items from '../../schemas/resources/invoicing/items.ts';
import openingInvoices from '../../schemas/resources/invoicing/opening-invoices.ts';
import transactions from '../../schemas/resources/payments/transactions.ts';
import scenarios from '../../schemas/resources/taxes/scenarios.ts';
import { importedAs, isOfOwnRows } from './importedAs.ts';

const imported = [entities, items, scenarios, transactions, openingInvoices];

it('each of them is imported, as records or as rows', () => {
  expect(imported.every((resource) => importedAs(resource))).toBe(true);
});

it('a row of a file is something new, or changes the record that it names', () => {
  expect(imported.filter(isOfOwnRows)).toEqual([scenarios, transactions, openingInvoices]);
});
