import { expect, it } from 'vitest';
import contracts from '../../schemas/resources/recurrence/contracts.ts';
import invoiceTaxes from '../../schemas/resources/invoicing/invoice-taxes.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import transactions from '../../schemas/resources/payments/transactions.ts';
import { visibleTo } from '../access/visible.ts';
import { filePaths } from './filePaths.ts';

it('a column of several values is several columns of a file, each once', () => {
  expect(filePaths(invoices, ['amount', 'status', 'due_date', 'transactions'])).toEqual([
    'currency',
    'subtotal',
    'net',
    'total_taxes',
    'amount',
    'status',
    'transactions.0.status',
    'refund_state',
    'transactions.0.public_notes',
    'transactions.0.payment_date',
    'send_state',
    'due_date',
  ]);
});

it('a document has its issue date, the tax id of its client and the countries of both parties', () => {
  expect(filePaths(invoices, ['number', 'service_buyer'])).toEqual([
    'full_number',
    'company_number',
    'created',
    'service_provider.location.country',
    'service_buyer',
    'service_buyer.nif',
    'service_buyer.location.country',
    'payment_responsible',
  ]);
  expect(filePaths(contracts, ['service_buyer'])).toContain('service_buyer.nif');
  expect(filePaths(invoiceTaxes, ['service_buyer'])).toEqual([
    'provider_country',
    'service_buyer',
    'buyer_tax_id',
    'buyer_country',
  ]);
  expect(filePaths(transactions, ['invoice', 'service_buyer'])).toEqual([
    'invoice',
    'invoice_created',
    'provider_country',
    'service_buyer',
    'service_buyer.nif',
    'buyer_country',
  ]);
});

it('an account is named, not keyed', () => {
  expect(filePaths(invoices, ['account_uuid'])).toEqual(['transactions.0.account.name']);
});

it('each amount has its currency before it, once', () => {
  expect(filePaths(transactions, ['amount', 'exchange_rate', 'fee', 'remaining_amount'])).toEqual([
    'currency',
    'amount',
    'exchange_rate',
    'exchange_currency',
    'fee',
    'remaining_amount',
  ]);
});

it('a property that its reader does not see is no column', () => {
  const hiding = {
    ...invoices,
    access: { company: { ACCOUNTANT: { may: ['list', 'export'], hides: ['subtotal', 'net'] } } },
  };
  expect(
    filePaths(
      visibleTo(hiding, 'ACCOUNTANT', () => true),
      ['amount'],
    ),
  ).toEqual(['currency', 'total_taxes', 'amount']);
});
