import { defineResource, type Infer } from '../../resource.ts';

const instant = { type: 'string', format: 'date-time', readOnly: true } as const;

const schema = {
  $id: 'Mail',
  type: 'object',
  required: ['status', 'topic', 'attempts', 'created_at', 'is_expired'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    created_at: instant,
    topic: {
      type: 'string',
      enum: [
        'invitation',
        'reset',
        'email_confirm',
        'email_changed',
        'new_device',
        'access_granted',
        'access_withdrawn',
        'access_requested',
        'access_declined',
        'document_accepted',
        'document_declined',
        'template_failed',
        'notices',
        'month',
        'data_export',
        'data_export_failed',
        'document',
        'document_test',
        'invoices.issued',
        'quote',
        'quote_reminder',
        'proforma',
        'credit_note',
        'debit_note',
      ],
      readOnly: true,
    },
    name: { type: 'string', maxLength: 200, readOnly: true },
    email: { type: 'string', format: 'email', maxLength: 254, readOnly: true },
    company: { type: 'string', maxLength: 200, readOnly: true },
    language: { type: 'string', enum: ['pt', 'en', 'es'], readOnly: true },
    status: {
      type: 'string',
      enum: ['queued', 'sending', 'sent', 'failed', 'uncertain', 'not_sent'],
      readOnly: true,
      tones: {
        queued: 'progress',
        sending: 'progress',
        sent: 'complete',
        failed: 'cancelled',
        uncertain: 'cancelled',
        not_sent: 'draft',
      },
    },
    attempts: { type: 'integer', minimum: 0, readOnly: true },
    error: { type: 'string', maxLength: 500, readOnly: true, sentences: 'delivery.errors' },
    next_attempt_at: instant,
    sent_at: instant,
    expires_at: instant,
    is_expired: { type: 'boolean', readOnly: true },
  },
} as const;

export type Mail = Infer<typeof schema>;

/** The outbox: each mail to one recipient, with its outcome. */
export default defineResource({
  name: 'mails',
  singular: 'mail',
  api: { version: 'v2', path: 'mails' },
  scope: 'platform',
  schema,
  history: false,
  label: 'topic',
  status: 'status',
  list: {
    columns: ['created_at', 'topic', 'email', 'company', 'status', 'attempts', 'next_attempt_at', 'error'],
    priority: ['email', 'topic', 'status', 'created_at', 'error', 'company', 'next_attempt_at', 'attempts'],
    sort: ['-created_at'],
    sortable: ['created_at'],
    search: ['email', 'name'],
    filters: { status: 'in', topic: 'in', created_at: 'range' },
  },
  form: { sections: [] },
  page: {
    main: ['mail'],
    beside: [],
    sections: [
      { name: 'recipient', fields: ['name', 'email', 'language', 'company'] },
      { name: 'delivery', fields: ['created_at', 'attempts', 'error', 'next_attempt_at', 'sent_at', 'expires_at'] },
    ],
  },
  actions: {
    reasons: {
      no_recipient: { path: 'email', absent: true },
      link_expired: { path: 'is_expired', eq: true },
    },
    commands: {
      retry: {
        in: ['failed', 'uncertain', 'not_sent'],
        refused: ['no_recipient', 'link_expired'],
        needs: 'retry',
        bulk: true,
        icon: 'mail',
      },
    },
    views: {},
    links: {},
    menu: [['retry']],
  },
  access: { admin: { ADMIN: ['list', 'show', 'retry'] } },
  menu: [{ area: 'admin', group: 3, order: 110, icon: 'mail' }],
});
