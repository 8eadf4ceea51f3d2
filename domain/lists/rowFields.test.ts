import { expect, it } from 'vitest';
import entities from '../../schemas/resources/clients/entities.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import transactions from '../../schemas/resources/payments/transactions.ts';
import type { Resource } from '../../schemas/resource.ts';
import { fieldsToShow, relatedFields, rowFields } from './rowFields.ts';

/** Entities without actions. */
const { actions: _archive, ...plain } = entities;
const entity: Resource = plain;

it('include the visible columns and the label of the record', () => {
  expect(rowFields(entity, ['location.address'])).toEqual(['location.address', 'name', 'logo']);
});

it('include what says that others may change the record', () => {
  const followed: Resource = { ...entity, page: { main: [], beside: [], follows: { path: 'segment', eq: 'open' } } };
  expect(rowFields(followed, ['name'])).toEqual(['name', 'logo', 'segment']);
});

it('include what a value’s text depends on: the country of a tax id, the currency of an amount', () => {
  expect(rowFields(entity, ['nif'])).toEqual(['nif', 'name', 'logo', 'location.country.identifier']);
  expect(rowFields(invoices, ['subtotal'])).toContain('currency');
});

it('include the values themselves outside lists', () => {
  expect(fieldsToShow(invoices, ['number', 'amount'])).toEqual(['number', 'amount', 'currency']);
});

it('replace a column’s own value if it declares others', () => {
  const fields = rowFields(invoices, ['amount']);
  expect(fields).toEqual(expect.arrayContaining(['currency', 'subtotal', 'total_taxes', 'total']));
  expect(fields).not.toContain('amount');
});

it('always include the label and what decides the available actions', () => {
  expect(rowFields(invoices, [])).toEqual([
    'number',
    'full_number',
    'company_number',
    'is_imported',
    'status',
    'is_empty',
    'due_date',
    'can_revert',
    'payment_authorized',
    'is_partly_paid',
    'is_deducted',
    'has_notes',
    'client_credit',
    'can_write_off',
    'refundable_amount',
    'is_refund_under_way',
    'transactions.account.account_type.auto',
    'contract_type',
    'public_hash',
    'transactions.payment_link',
    'is_overdue',
    'schedule_status',
    'send_state',
    'remind_after',
    'refund_state',
    'currency',
  ]);
});

it('always include the record that a row opens', () => {
  expect(rowFields(transactions, [])).toEqual(['paid_on', 'invoice', 'is_reversed', 'kind']);
});

it('are listed once; a whole property replaces its parts', () => {
  expect(fieldsToShow(entities, ['location.country', 'name', 'location', 'name'])).toEqual(['name', 'location']);
});

it('exclude properties that the list omits or hides', () => {
  const reading = { ...entity, list: { ...entity.list, omits: ['nif'], reads: { name: ['name', 'nif', 'salary'] } } };
  expect(rowFields(reading, ['name'])).toEqual(['name']);
});

it('of related rows include what an imported invoice is named by', () => {
  expect(relatedFields(invoices, ['number', 'due_date'])).toEqual([
    'number',
    'full_number',
    'company_number',
    'is_imported',
    'due_date',
  ]);
});
