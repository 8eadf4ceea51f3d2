import { failureReasons, gatewayEventTypes, reviewReasons } from '../../parts/payments/gatewayEvent.ts';
import { computedMoney } from '../../parts/money.ts';
import { bookedInvoice } from '../../parts/payments/bookedInvoice.ts';
import { defineResource, type Infer } from '../../resource.ts';

const instant = { type: 'string', format: 'date-time', readOnly: true } as const;

const schema = {
  $id: 'GatewayEvent',
  type: 'object',
  required: ['uuid', 'type', 'amount', 'currency', 'occurred_at', 'status'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    event_id: { type: 'string', maxLength: 200, readOnly: true },
    occurred_at: instant,
    created_at: instant,
    type: { type: 'string', enum: gatewayEventTypes, readOnly: true },
    invoice: bookedInvoice,
    account: {
      type: 'object',
      kind: 'reference',
      ref: 'accounts',
      readOnly: true,
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string' } },
    },
    amount: computedMoney,
    currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3, readOnly: true },
    status: {
      type: 'string',
      enum: ['shown', 'booked', 'early', 'review', 'dismissed'],
      readOnly: true,
      tones: { shown: 'draft', booked: 'complete', early: 'progress', review: 'cancelled', dismissed: 'draft' },
    },
    failure: { type: 'string', enum: failureReasons, readOnly: true, when: { path: 'type', eq: 'failed' } },
    reason: { type: 'string', enum: reviewReasons, readOnly: true },
    note: { type: 'string', maxLength: 500, readOnly: true },
  },
} as const;

export type GatewayEventRecord = Infer<typeof schema>;

/**
 * What gateways report of payments (specification §4 transaction status). An event that differs from its invoice is not
 * booked until a person decides.
 */
export default defineResource({
  name: 'gateway-events',
  singular: 'gateway-event',
  api: { version: 'v2', path: 'gateway-events' },
  scope: 'tenant',
  schema,
  label: 'occurred_at',
  status: 'status',
  list: {
    columns: ['occurred_at', 'invoice', 'type', 'amount', 'status', 'reason', 'account'],
    priority: ['invoice', 'amount', 'status', 'type', 'reason', 'occurred_at', 'account'],
    sort: ['-occurred_at'],
    sortable: ['occurred_at'],
    search: ['event_id'],
    filters: { status: 'in', type: 'in', invoice: 'eq', account: 'eq' },
  },
  form: { sections: [] },
  page: {
    main: [],
    beside: [],
    sections: [
      { name: 'event', fields: ['type', 'failure', 'amount', 'occurred_at', 'invoice', 'account', 'event_id'] },
      { name: 'decision', fields: ['reason', 'note'], when: { path: 'reason', in: reviewReasons } },
    ],
  },
  actions: {
    reasons: {
      only_payments: { path: 'type', ne: 'paid' },
      other_currency: { path: 'reason', eq: 'currency_differs' },
      test_payment: { path: 'reason', eq: 'test_payment' },
    },
    commands: {
      book: {
        in: ['review'],
        to: 'booked',
        needs: 'book',
        hidden: ['only_payments', 'other_currency', 'test_payment'],
        icon: 'payment',
      },
      dismiss: {
        in: ['review'],
        to: 'dismissed',
        needs: 'book',
        input: {
          type: 'object',
          required: ['note'],
          additionalProperties: false,
          properties: { note: { type: 'string', kind: 'multiline', minLength: 1, maxLength: 500 } },
        },
        icon: 'cancel',
      },
    },
    views: {},
    links: {},
    menu: [['book', 'dismiss']],
  },
  access: { company: { COMPANY: ['list', 'show', 'export', 'book'], ACCOUNTANT: ['list', 'show', 'export'] } },
  menu: [{ area: 'company', under: 'transactions', order: 21, icon: 'card' }],
});
