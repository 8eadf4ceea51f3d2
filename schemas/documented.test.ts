import { expect, test } from 'vitest';
import deliveryNotes from '../tests/support/scratchDocuments/deliveryNotes.ts';
import invoices from './resources/invoicing/invoices.ts';

test('a document has a page of what its client sees, its amounts and its terms', () => {
  const { lead, main, beside, sections = [] } = deliveryNotes.page ?? {};
  expect([lead, main, beside]).toEqual([['lines'], ['history'], ['document']]);
  expect(sections[0]?.fields).toEqual([
    'service_buyer',
    'payment_responsible',
    'created',
    'due_date',
    'company_number',
    'purchase_order',
    'buyer_reference',
    'reason',
    'terms_payment',
    'observation',
  ]);
});

test('a declared page is unchanged', () => {
  expect(invoices.page).toMatchObject({ lead: ['steps', 'scheduled', 'lines'], facts: ['payment', 'contract'] });
});

test('its list reads exactly what the cells of all documents show', () => {
  expect(Object.keys(deliveryNotes.list.reads ?? {})).toEqual(['number', 'service_buyer', 'total']);
  expect(invoices.list.reads?.number).toEqual(['number', 'full_number', 'company_number', 'is_imported']);
  expect(invoices.list.reads).not.toHaveProperty('total');
});
