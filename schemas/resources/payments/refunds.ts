import { computedMoney } from '../../parts/money.ts';
import { defineResource, type Infer } from '../../resource.ts';

const named = {
  type: 'object',
  kind: 'reference',
  readOnly: true,
  required: ['uuid'],
  additionalProperties: false,
} as const;

const schema = {
  $id: 'Refund',
  type: 'object',
  required: ['uuid', 'amount', 'currency', 'status', 'created_at'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
    invoice: {
      ...named,
      ref: 'invoices',
      properties: {
        uuid: { type: 'string', format: 'uuid' },
        number: { type: 'integer' },
        full_number: { type: 'string' },
        company_number: { type: 'string' },
      },
    },
    account: {
      ...named,
      ref: 'accounts',
      properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string' } },
    },
    amount: computedMoney,
    currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3, readOnly: true },
    reason: { type: 'string', maxLength: 500, readOnly: true },
    status: {
      type: 'string',
      enum: ['requested', 'accepted', 'refunded', 'failed', 'closed'],
      readOnly: true,
      tones: {
        requested: 'progress',
        accepted: 'progress',
        refunded: 'complete',
        failed: 'cancelled',
        closed: 'draft',
      },
    },
    attempts: { type: 'integer', minimum: 0, readOnly: true },
    error: { type: 'string', maxLength: 500, readOnly: true, sentences: 'gateways.errors' },
  },
} as const;

export type RefundRecord = Infer<typeof schema>;

/** Refunds requested from gateways. The ledger books a refund when the gateway reports it. */
export default defineResource({
  name: 'refunds',
  singular: 'refund',
  api: { version: 'v2', path: 'refunds' },
  scope: 'tenant',
  schema,
  // Its changes are in the history of the invoice.
  history: false,
  label: 'reason',
  status: 'status',
  list: {
    columns: ['created_at', 'invoice', 'amount', 'status', 'reason', 'attempts', 'error', 'account'],
    priority: ['invoice', 'amount', 'status', 'error', 'created_at', 'reason', 'attempts', 'account'],
    sort: ['-created_at'],
    sortable: ['created_at'],
    search: ['reason'],
    filters: { status: 'in', invoice: 'eq', account: 'eq' },
    opens: 'invoice',
  },
  form: { sections: [] },
  actions: {
    reasons: {},
    commands: {
      // Requested again, it is closed as well.
      close: { in: ['failed'], to: 'closed', needs: 'close', bulk: true, icon: 'issue' },
    },
    views: {},
    links: {},
    menu: [['close']],
  },
  access: { company: { COMPANY: ['list', 'export', 'close'], ACCOUNTANT: ['list', 'export'] } },
});
