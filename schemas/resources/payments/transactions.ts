import { receiptRow } from '../../imports/receiptRow.ts';
import { date } from '../../parts/date.ts';
import { countryReference } from '../../parts/reference.ts';
import { computedMoney, exchangeRate } from '../../parts/money.ts';
import { receipt } from '../../parts/payments/receipt.ts';
import { reversal } from '../../parts/payments/reversal.ts';
import { transactionKinds, transactionMeans } from '../../parts/payments/transaction.ts';
import { bookedInvoice } from '../../parts/payments/bookedInvoice.ts';
import { defineResource, type Infer } from '../../resource.ts';

const noteKinds = ['credit_note', 'debit_note', 'note_write_off', 'note_refund', 'note_credit'] as const;

const named = {
  type: 'object',
  kind: 'reference',
  required: ['uuid'],
  additionalProperties: false,
  properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
} as const;

const { payment_date, note, amount, send_receipt } = receipt.properties;
// Negative in a reversal; a receipt that is recorded is checked by `receiptIssues`.
const signed = { type: 'string', kind: 'money', decimal: { fraction: 3, maximum: '999999999999' } } as const;
const currency = { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 } as const;
const exchanged = { currency: 'exchange_currency' } as const;

const schema = {
  $id: 'Transaction',
  type: 'object',
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    kind: { type: 'string', enum: transactionKinds, readOnly: true },
    // In the company's calendar.
    paid_on: { ...date, readOnly: true },
    paid_at: { type: 'string', format: 'date-time', readOnly: true },
    payment_date: { ...payment_date, writeOnly: true },
    invoice: bookedInvoice,
    // The issue date of the invoice.
    invoice_created: { ...date, readOnly: true },
    invoices: {
      type: 'array',
      writeOnly: true,
      maxItems: 100,
      description: 'The invoices to pay; without them, the client’s open invoices in the currency, oldest first.',
      items: {
        type: 'object',
        required: ['uuid'],
        additionalProperties: false,
        properties: {
          uuid: { type: 'string', format: 'uuid' },
          amount: {
            ...amount,
            description: 'In its currency: at most what is open of it, and all of that by default.',
          },
        },
      },
    },
    service_buyer: {
      ...named,
      ref: 'entities',
      properties: { ...named.properties, nif: { type: 'string', kind: 'taxId', readOnly: true } },
    },
    // As on the invoice, for those who book it.
    buyer_country: { ...countryReference, readOnly: true },
    provider_country: { ...countryReference, readOnly: true },
    amount: signed,
    currency,
    exchange_currency: currency,
    exchange_rate: exchangeRate,
    fee: { ...signed, ...exchanged },
    remaining_amount: { ...computedMoney, ...exchanged },
    account: { ...named, ref: 'accounts', readOnly: true },
    has_account: { type: 'boolean', readOnly: true },
    means: { type: 'string', enum: transactionMeans, readOnly: true },
    note,
    send_receipt: { ...send_receipt, writeOnly: true },
    reason: { type: 'string', readOnly: true },
    reverses_uuid: { type: 'string', format: 'uuid', readOnly: true, unique: true },
    is_reversed: { type: 'boolean', readOnly: true },
    payment_uuid: { type: 'string', format: 'uuid', readOnly: true },
    actor: { type: 'string', readOnly: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Transaction = Infer<typeof schema>;

/**
 * The ledger of invoices (specification §3 Transaction, design §6): what was received, settled by credit, written off or
 * reversed. Rows are never edited. A receipt of several invoices has one row for each, under one `payment_uuid`.
 */
export default defineResource({
  name: 'transactions',
  singular: 'transaction',
  api: {
    version: 'v2',
    path: 'transactions',
    certain: [
      'uuid',
      'kind',
      'paid_on',
      'service_buyer',
      'amount',
      'currency',
      'exchange_currency',
      'exchange_rate',
      'fee',
      'remaining_amount',
      'has_account',
      'means',
      'is_reversed',
      'payment_uuid',
    ],
  },
  slots: ['create'],
  scope: 'tenant',
  schema,
  example: {
    invoices: [{ uuid: '0198f6b2-0000-7000-8000-000000000006' }],
    amount: '1000.00',
    exchange_currency: 'BRL',
    exchange_rate: '5.1234',
    fee: '12.50',
    payment_date: '2026-11-20 15:00:00',
  },
  label: 'paid_on',
  list: {
    columns: [
      'paid_on',
      'kind',
      'invoice',
      'service_buyer',
      'amount',
      'exchange_rate',
      'fee',
      'remaining_amount',
      'account',
    ],
    lines: { lead: 'service_buyer', figure: 'remaining_amount', details: ['paid_on', 'invoice'], state: 'kind' },
    reads: { kind: ['kind', 'is_reversed', 'note'] },
    inFile: {
      kind: ['kind', 'means', 'is_reversed'],
      invoice: ['invoice', 'invoice_created'],
      service_buyer: ['provider_country', 'service_buyer', 'service_buyer.nif', 'buyer_country'],
    },
    priority: ['paid_on', 'invoice', 'remaining_amount', 'service_buyer', 'amount', 'kind', 'exchange_rate', 'fee'],
    sort: ['-paid_on'],
    sortable: ['paid_on', 'remaining_amount'],
    search: ['invoice.number', 'service_buyer.name'],
    filters: {
      paid_on: 'range',
      kind: 'in',
      invoice: 'eq',
      service_buyer: 'eq',
      account: 'eq',
      has_account: 'eq',
      currency: 'eq',
      exchange_currency: 'eq',
      means: 'in',
      payment_uuid: 'eq',
    },
    sums: ['remaining_amount', 'fee', 'amount'],
    sumsAll: true,
    opens: 'invoice',
  },
  form: {
    sections: [
      { name: 'covered', fields: ['service_buyer', 'currency', 'invoices'] },
      {
        name: 'receipt',
        fields: ['amount', 'exchange_currency', 'exchange_rate', 'fee', 'payment_date', 'note', 'send_receipt'],
      },
    ],
    copies: false,
  },
  importsRows: receiptRow,
  actions: {
    reasons: {
      already_reversed: { path: 'is_reversed', eq: true },
      not_reversible: { path: 'kind', in: ['reversal', 'refund', ...noteKinds] },
      no_receipt: { path: 'kind', in: ['credit', 'write_off', 'reversal', 'refund', ...noteKinds] },
    },
    commands: {
      send_receipt: {
        needs: 'create',
        hidden: ['already_reversed', 'no_receipt'],
        summary: 'Mail the receipt of a payment to the recipients of its invoice.',
        mails: true,
        icon: 'mail',
      },
      reverse: {
        needs: 'reverse',
        hidden: ['already_reversed', 'not_reversible'],
        input: reversal,
        summary: 'Reverse a transaction, with all others of the same payment.',
        icon: 'undo',
      },
    },
    views: { receipt: { needs: 'list', hidden: ['no_receipt'], icon: 'receipt' } },
    links: {},
    menu: [['receipt', 'send_receipt'], ['reverse']],
  },
  access: {
    company: { COMPANY: ['list', 'create', 'reverse', 'export', 'import'], ACCOUNTANT: ['list', 'export'] },
  },
  menu: [{ area: 'company', order: 20, icon: 'receipt' }],
});
