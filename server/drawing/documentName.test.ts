import { expect, test } from 'vitest';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import { calledOf } from './documentName.ts';

test('a document has the title of its resource in each language, and no status once it is issued', () => {
  expect(calledOf(invoices, 'billed', 'pt')).toEqual({ title: 'Fatura' });
  expect(calledOf(invoices, 'billed', 'es')).toEqual({ title: 'Factura' });
});

test.each([
  ['draft', 'Draft', true],
  ['cancelled', 'Canceled', true],
  ['paid', 'Paid', false],
])('%s is stated, and stamped unless it completes the document', (code, label, isStamped) => {
  expect(calledOf(invoices, code, 'en')).toEqual({ title: 'Invoice', status: { code, label, isStamped } });
});
