import { clientReference } from '../../parts/clients/client.ts';
import { resend } from '../../parts/delivery/dispatch.ts';
import { answerStates, answerTones } from '../../parts/invoicing/sendState.ts';
import { defineResource, type Infer } from '../../resource.ts';

const instant = { type: 'string', format: 'date-time', readOnly: true } as const;

const schema = {
  $id: 'Message',
  type: 'object',
  required: ['email', 'language', 'status', 'delivery', 'attempts', 'created_at'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    invoice: {
      type: 'object',
      kind: 'reference',
      ref: 'invoices',
      required: ['uuid'],
      additionalProperties: false,
      readOnly: true,
      properties: {
        uuid: { type: 'string', format: 'uuid' },
        number: { type: 'integer', readOnly: true },
        full_number: { type: 'string', readOnly: true },
        company_number: { type: 'string', readOnly: true },
      },
    },
    // Whose statement of account it is.
    client: { ...clientReference, readOnly: true },
    // The document itself, what was paid or given back of it, a reminder of what is open, or a statement of account.
    kind: { type: 'string', enum: ['document', 'receipt', 'refund', 'reminder', 'statement'], readOnly: true },
    transaction_uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', maxLength: 200, readOnly: true },
    email: { type: 'string', format: 'email', maxLength: 254, readOnly: true },
    recipient_type: { type: 'string', enum: ['to', 'cc'], readOnly: true },
    // The message whose link a copy has: an answer counts as its recipient's.
    cc_of: { type: 'string', format: 'uuid', readOnly: true },
    language: { type: 'string', enum: ['pt', 'en', 'es'], readOnly: true },
    with_attachments: { type: 'boolean', readOnly: true },
    status: { type: 'string', enum: answerStates, readOnly: true, tones: answerTones },
    reason: { type: 'string', maxLength: 1000, readOnly: true },
    viewed_at: instant,
    answered_at: instant,
    delivery: {
      type: 'string',
      enum: ['queued', 'sent', 'failed', 'uncertain', 'not_sent', 'bounced'],
      readOnly: true,
      tones: {
        queued: 'progress',
        sent: 'complete',
        failed: 'cancelled',
        uncertain: 'cancelled',
        not_sent: 'draft',
        bounced: 'cancelled',
      },
    },
    attempts: { type: 'integer', minimum: 0, readOnly: true },
    answer: { type: 'string', maxLength: 500, readOnly: true, sentences: 'delivery.errors' },
    sent_at: instant,
    is_replaced: { type: 'boolean', readOnly: true },
    created_at: instant,
  },
} as const;

export type Message = Infer<typeof schema>;

/**
 * Invoices, their receipts and statements of account sent by mail: one message for each recipient, with its delivery and, of an invoice, the
 * recipient's answer.
 */
export default defineResource({
  name: 'messages',
  singular: 'message',
  api: { version: 'v2', path: 'messages' },
  scope: 'tenant',
  schema,
  // Its changes are in the history of the invoice or the client.
  history: false,
  label: 'email',
  status: 'status',
  list: {
    columns: ['created_at', 'invoice', 'client', 'kind', 'email', 'status', 'delivery', 'attempts', 'answer'],
    priority: ['email', 'status', 'delivery', 'invoice', 'kind', 'client', 'created_at', 'answer', 'attempts'],
    reads: { email: ['email', 'recipient_type'], status: ['status', 'recipient_type', 'kind'] },
    inFile: { email: ['email', 'recipient_type'] },
    sort: ['-created_at'],
    sortable: ['created_at'],
    search: ['name', 'email'],
    filters: { invoice: 'eq', client: 'eq', status: 'in', delivery: 'in', is_replaced: 'eq', created_at: 'range' },
  },
  form: { sections: [] },
  page: {
    main: ['mail'],
    beside: [],
    sections: [
      {
        name: 'recipient',
        fields: ['invoice', 'client', 'kind', 'recipient_type', 'name', 'email', 'language', 'with_attachments'],
      },
      { name: 'delivery', fields: ['created_at', 'delivery', 'attempts', 'answer', 'sent_at'] },
      { name: 'answer', fields: ['status', 'viewed_at', 'answered_at', 'reason'] },
    ],
  },
  actions: {
    reasons: {
      message_replaced: { path: 'is_replaced', eq: true },
      message_queued: { path: 'delivery', eq: 'queued' },
    },
    commands: {
      resend: {
        needs: 'send',
        hidden: ['message_replaced'],
        refused: ['message_queued'],
        input: resend,
        bulk: true,
        mails: true,
        icon: 'mail',
      },
    },
    views: {},
    links: {},
    menu: [['resend']],
  },
  access: {
    company: { COMPANY: ['list', 'show', 'export', 'send'], ACCOUNTANT: ['list', 'show', 'export'] },
  },
  menu: [{ area: 'company', under: 'invoices', order: 15, icon: 'mail' }],
});
