import { expect, test } from 'vitest';
import creditNotes from '../tests/support/scratchDocuments/creditNotes.ts';
import invoices from './resources/invoicing/invoices.ts';

test('a document has a page of what its client sees, its amounts and its terms', () => {
  const { main, beside, sections = [] } = creditNotes.page ?? {};
  expect([main, beside]).toEqual([['document', 'history'], ['figures']]);
  expect(sections[0]?.fields).toEqual([
    'service_buyer',
    'payment_responsible',
    'created',
    'due_date',
    'company_number',
    'reason',
    'terms_payment',
    'observation',
  ]);
});

test('a declared page is unchanged', () => {
  expect(invoices.page?.main).toEqual(expect.arrayContaining(['scheduled', 'document', 'history']));
});

test('its list reads exactly what the cells of all documents show', () => {
  expect(Object.keys(creditNotes.list.reads ?? {})).toEqual(['number', 'service_buyer', 'total']);
  expect(invoices.list.reads?.number).toEqual(['number', 'company_number']);
  expect(invoices.list.reads).not.toHaveProperty('total');
});
