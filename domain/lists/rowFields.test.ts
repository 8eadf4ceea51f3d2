import { expect, it } from 'vitest';
import entities from '../../schemas/resources/entities.ts';
import invoices from '../../schemas/resources/invoices.ts';
import transactions from '../../schemas/resources/transactions.ts';
import type { Resource } from '../../schemas/resource.ts';
import { fieldsToShow, rowFields } from './rowFields.ts';

/** Entities without actions. */
const { actions: _archive, ...plain } = entities;
const entity: Resource = plain;

it('are what a row shows, and what names its record', () => {
  expect(rowFields(entity, ['location.address'])).toEqual(['location.address', 'name', 'logo']);
});

it('are what the words of a value depend on: the country of a tax id, the currency of an amount', () => {
  expect(rowFields(entity, ['nif'])).toEqual(['nif', 'name', 'logo', 'location.country.identifier']);
  expect(rowFields(invoices, ['subtotal'])).toContain('currency');
});

it('are elsewhere the values themselves', () => {
  expect(fieldsToShow(invoices, ['number', 'amount'])).toEqual(['number', 'amount', 'currency']);
});

it('are read instead of a column’s own value', () => {
  const fields = rowFields(invoices, ['amount']);
  expect(fields).toEqual(expect.arrayContaining(['currency', 'subtotal', 'total_taxes', 'total']));
  expect(fields).not.toContain('amount');
});

it('are, whatever is shown, what names a record and what tells what can be done with it', () => {
  expect(rowFields(invoices, [])).toEqual([
    'number',
    'company_number',
    'status',
    'subtotal',
    'due_date',
    'can_revert',
    'is_partly_paid',
    'client_credit',
    'can_write_off',
    'refundable_amount',
    'is_refund_under_way',
    'transactions.account.account_type.auto',
    'contract_type',
    'transactions.payment_link',
    'standing',
    'currency',
  ]);
});

it('are, whatever is shown, the record that a row opens', () => {
  expect(rowFields(transactions, [])).toEqual(['paid_on', 'invoice', 'is_reversed', 'kind']);
});

it('are listed once, a whole property instead of its parts', () => {
  expect(fieldsToShow(entities, ['location.country', 'name', 'location', 'name'])).toEqual(['name', 'location']);
});

it('are none that a list does not tell', () => {
  const reading = { ...entity, list: { ...entity.list, omits: ['nif'], reads: { name: ['name', 'nif', 'salary'] } } };
  expect(rowFields(reading, ['name'])).toEqual(['name']);
});
