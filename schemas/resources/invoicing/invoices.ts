import { issuedToCustomers } from '../../parts/documents/customer.ts';
import { date } from '../../parts/date.ts';
import { documentAdjustments } from '../../parts/documents/adjustments.ts';
import {
  buyerReferences,
  companyNumber,
  documentCurrency,
  documentDraft,
  documentParties,
  documentRecipients,
  documentOptions,
  documentTexts,
} from '../../parts/documents/document.ts';
import {
  invoiceActions,
  invoicePermissions,
  invoiceStatuses,
  invoiceTones,
} from '../../parts/invoicing/invoiceActions.ts';
import { confirmScenarios } from '../../parts/documents/lines.ts';
import { numberedBySeries, numberReads } from '../../parts/documents/numberedBySeries.ts';
import { logoFile } from '../../parts/documents/logo.ts';
import { computedMoney, documentAmounts, recovery, taxTotals } from '../../parts/money.ts';
import { invoiceLines } from '../../parts/invoicing/invoiceLines.ts';
import { fromQuote } from '../../parts/quoting/deposits.ts';
import { invoiceExample } from '../../parts/invoicing/invoiceExample.ts';
import { invoiceSections } from '../../parts/invoicing/invoiceSections.ts';
import { placeInContract } from '../../parts/recurrence/recurrence.ts';
import { sendStates, sendTones } from '../../parts/invoicing/sendState.ts';
import { relatedToInvoices } from '../../parts/invoicing/relatedToInvoices.ts';
import { gatewayProblems } from '../../parts/payments/connection.ts';
import { refundStates, refundTones } from '../../parts/payments/refundState.ts';
import { gatewayWords, transaction } from '../../parts/payments/transaction.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Invoice',
  type: 'object',
  required: ['service_provider_uuid', 'service_buyer_uuid', 'currency', 'created'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    ...numberedBySeries('invoices', 'bill', 'issue'),
    company_number: companyNumber,
    ...buyerReferences,
    status: {
      type: 'string',
      enum: invoiceStatuses,
      readOnly: true,
      tones: invoiceTones,
      refined: { value: 'paid', by: 'refund_state' },
    },
    cancel_reason: { type: 'string', readOnly: true },
    type: { type: 'string', enum: ['individual', 'recurring'], readOnly: true },
    // Open in the previous system: with its number there as `company_number`.
    is_imported: { type: 'boolean', readOnly: true },
    ...placeInContract,
    ...fromQuote,
    currency: documentCurrency,
    created: date,
    due_date: date,
    ...documentParties,
    items_invoice: invoiceLines,
    adjustments: documentAdjustments,
    ...documentAmounts,
    total: computedMoney,
    amount: computedMoney,
    open_amount: computedMoney,
    // Something is booked, and something is open.
    is_partly_paid: { type: 'boolean', readOnly: true },
    // What issued notes took from it and added to it.
    credited_amount: computedMoney,
    debited_amount: computedMoney,
    has_notes: { type: 'boolean', readOnly: true },
    ...taxTotals,
    ...recovery,
    ...documentTexts,
    logo: { type: 'string', readOnly: true, file: logoFile },
    remove_logo: { type: 'boolean', writeOnly: true },
    ...documentRecipients,
    ...documentOptions,
    ...documentDraft,
    confirm_scenarios: { ...confirmScenarios, writeOnly: true },
    payment_authorized: { type: 'boolean', readOnly: true },
    is_overdue: { type: 'boolean', readOnly: true },
    reminders_off: { type: 'boolean', readOnly: true },
    // Until then, it is not reminded of.
    promised_date: { ...date, readOnly: true },
    // While it is open: after it is due, promised and reminded of, reminding comes next.
    remind_after: { ...date, readOnly: true },
    // In the company's calendar.
    paid_on: { ...date, readOnly: true },
    // Over all recipients; absent if it was not sent.
    send_state: { type: 'string', enum: sendStates, readOnly: true, tones: sendTones },
    // Of its client, in its currency.
    client_credit: computedMoney,
    can_write_off: { type: 'boolean', readOnly: true },
    // Given back by the gateway, and what it can still give back.
    refund_state: { type: 'string', enum: refundStates, readOnly: true, tones: refundTones },
    refunded_amount: computedMoney,
    refundable_amount: computedMoney,
    is_refund_under_way: { type: 'boolean', readOnly: true },
    can_revert: { type: 'boolean', readOnly: true },
    // Absent once the public link has ended.
    public_hash: { type: 'string', readOnly: true, unique: true },
    transactions: { type: 'array', readOnly: true, items: transaction },
    // Why its gateway has created no payment link, in the words of the gateway.
    payment_link_error: { type: 'string', readOnly: true },
    payment_link_problem: { type: 'string', enum: gatewayProblems, readOnly: true },
    // What the gateway last reported of the payment.
    gateway_status: { type: 'string', enum: gatewayWords, readOnly: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

/** Without a due date, input takes it from the payment terms; a record has one. */
export type Invoice = Infer<typeof schema> & { readonly due_date: string };

/** Invoices (specification §3, design §6). */
export default defineResource({
  name: 'invoices',
  singular: 'invoice',
  api: {
    version: 'v2',
    path: 'invoice/invoices-single',
    at: { create: 'create', edit: '{key}/update' },
    certain: ['uuid', 'status', 'currency', 'total'],
  },
  slots: ['find', 'records', 'audit'],
  attachments: {
    types: ['application/pdf'],
    bytes: 4_096_000,
    most: 20,
    // Scheduled invoices belong to their contract, which has its own files.
    when: { path: 'schedule_status', absent: true },
  },
  comments: { path: 'schedule_status', absent: true },
  scope: 'tenant',
  schema,
  document: {
    lines: 'items_invoice',
    public: {
      kind: 'individual',
      at: 'invoices/individual',
      shows: [
        'uuid',
        'number',
        'full_number',
        'status',
        'is_overdue',
        'created',
        'due_date',
        'amount',
        'refund_state',
        'template',
        'is_imported',
      ],
    },
  },
  example: invoiceExample,
  label: 'full_number',
  labelOr: 'company_number',
  details: ['service_buyer.name'],
  list: {
    columns: [
      'number',
      'service_buyer',
      'due_date',
      'status',
      'account_uuid',
      'amount',
      'open_amount',
      'transactions',
      'send_state',
      'label',
    ],
    priority: [
      'number',
      'service_buyer',
      'amount',
      'status',
      'due_date',
      'account_uuid',
      'open_amount',
      'transactions',
      'send_state',
    ],
    // The status says of them what a person needs to know.
    optional: ['transactions', 'send_state'],
    lines: { lead: 'service_buyer', figure: 'amount', details: ['number', 'due_date'] },
    due: { on: 'due_date', late: 'is_overdue', status: 'billed' },
    reads: {
      number: numberReads,
      full_number: numberReads,
      account_uuid: ['transactions.0.account'],
      amount: ['currency', 'subtotal', 'net', 'total_taxes', 'total'],
      due_date: ['due_date', 'is_overdue'],
      open_amount: ['currency', 'open_amount', 'status'],
      status: [
        'status',
        'schedule_status',
        'refund_state',
        'send_state',
        'is_overdue',
        'is_partly_paid',
        'total',
        'credited_amount',
        'debited_amount',
        'transactions.0.status',
      ],
      transactions: [
        'status',
        'total',
        'credited_amount',
        'debited_amount',
        'transactions.0.status',
        'refund_state',
        'transactions.0.public_notes',
        'transactions.0.payment_date',
      ],
    },
    inFile: {
      account_uuid: ['transactions.0.account.name'],
      amount: ['currency', 'subtotal', 'net', 'total_taxes', 'amount'],
      status: [
        'status',
        'transactions.0.status',
        'refund_state',
        'transactions.0.public_notes',
        'transactions.0.payment_date',
        'send_state',
      ],
      transactions: ['transactions.0.status', 'transactions.0.public_notes', 'transactions.0.payment_date'],
    },
    sort: ['-created_at'],
    sortable: ['number', 'company_number', 'amount', 'status', 'created', 'due_date', 'created_at'],
    search: ['company_number', 'service_buyer.name'],
    filters: {
      service_provider: 'eq',
      service_buyer: 'eq',
      'service_buyer.location.country': 'eq',
      // The payer: the buyer by default.
      payment_responsible: 'eq',
      contract_uuid: 'eq',
      type: 'eq',
      is_imported: 'eq',
      number: 'eq',
      series_uuid: 'eq',
      label: 'eq',
      status: 'in',
      // For scheduled invoices.
      schedule_status: 'in',
      created: 'range',
      due_date: 'range',
      is_overdue: 'eq',
      gateway_status: 'in',
      refund_state: 'in',
      paid_on: 'range',
      send_state: 'in',
      currency: 'eq',
      amount: 'range',
    },
    chips: ['service_buyer', 'due_date', 'amount', 'send_state'],
    sums: ['amount', 'open_amount'],
    omits: ['items_invoice'],
    keyset: true,
  },
  form: { sections: [] },
  page: {
    above: ['notices'],
    lead: ['steps', 'scheduled', 'lines'],
    main: ['history'],
    beside: ['document'],
    facts: ['payment', 'contract'],
    follows: { path: 'status', in: ['billed', 'paid'] },
    sections: invoiceSections,
  },
  related: relatedToInvoices,
  rules: [
    'dueDateGiven',
    'dueDateNotPast',
    'emissionNearToday',
    'emissionNotInFuture',
    'linesUnlessDraft',
    'responsibleWhenSending',
  ],
  access: {
    company: {
      COMPANY: [...invoicePermissions],
      ACCOUNTANT: ['list', 'show', 'export', 'audit'],
      CUSTOMER: issuedToCustomers,
    },
  },
  status: 'status',
  actions: invoiceActions,
  menu: [{ area: 'company', order: 10, icon: 'document', primary: true }],
});
