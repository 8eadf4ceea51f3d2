import { gatewayWords } from '../payments/transaction.ts';

/** What refers to an invoice, on its page. */
export const relatedToInvoices = [
  // What it was made of: without any, there is no section.
  {
    resource: 'quotes',
    by: 'invoice_uuid',
    columns: ['full_number', 'created', 'total', 'status'],
    when: [{ path: 'uuid', absent: true }],
  },
  {
    resource: 'proformas',
    by: 'invoice_uuid',
    columns: ['full_number', 'created', 'total', 'status'],
    when: [{ path: 'uuid', absent: true }],
  },
  {
    resource: 'credit-notes',
    by: 'corrects',
    columns: ['full_number', 'created', 'reason_code', 'total', 'status'],
    // Without notes there is no section: one begins with the command that corrects.
    when: [{ path: 'uuid', absent: true }],
    acts: true,
  },
  {
    resource: 'debit-notes',
    by: 'corrects',
    columns: ['full_number', 'created', 'reason_code', 'total', 'status'],
    // Without notes there is no section: one begins with the command that corrects.
    when: [{ path: 'uuid', absent: true }],
    acts: true,
  },
  {
    resource: 'messages',
    by: 'invoice',
    columns: ['email', 'status', 'delivery', 'answer'],
    acts: true,
  },
  {
    resource: 'reminders',
    by: 'invoice',
    columns: ['day', 'level', 'status', 'reason', 'recipients'],
    when: [{ path: 'status', in: ['billed', 'paid'] }],
    acts: true,
  },
  {
    resource: 'transactions',
    by: 'invoice',
    columns: ['paid_on', 'kind', 'amount', 'remaining_amount', 'note', 'reason'],
    // A gateway books the payments of automatic accounts.
    when: [
      { path: 'status', eq: 'billed' },
      { path: 'transactions.0.account.account_type.auto', ne: true },
    ],
    acts: true,
  },
  {
    resource: 'refunds',
    by: 'invoice',
    columns: ['created_at', 'amount', 'status', 'reason', 'error'],
    when: [{ path: 'gateway_status', eq: 'Refunded' }],
    acts: true,
  },
  {
    resource: 'gateway-events',
    by: 'invoice',
    columns: ['occurred_at', 'type', 'amount', 'status', 'reason'],
    when: [{ path: 'gateway_status', in: gatewayWords }],
    acts: true,
  },
] as const;
