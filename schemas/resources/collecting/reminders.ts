import { date } from '../../parts/date.ts';
import { computedMoney } from '../../parts/money.ts';
import { defineResource, type Infer } from '../../resource.ts';

const named = {
  type: 'object',
  kind: 'reference',
  readOnly: true,
  required: ['uuid'],
  additionalProperties: false,
} as const;
const name = { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } } as const;

const schema = {
  $id: 'Reminder',
  type: 'object',
  required: ['invoice', 'client', 'day', 'currency', 'amount', 'status'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    invoice: {
      ...named,
      ref: 'invoices',
      properties: {
        uuid: { type: 'string', format: 'uuid' },
        number: { type: 'integer', readOnly: true },
        full_number: { type: 'string', readOnly: true },
        company_number: { type: 'string', readOnly: true },
      },
    },
    client: { ...named, ref: 'entities', properties: name },
    // Absent by hand.
    reminder_sequence: { ...named, ref: 'reminder-sequences', properties: name },
    days: { type: 'integer', readOnly: true },
    level: { type: 'string', readOnly: true },
    day: { ...date, readOnly: true },
    currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3, readOnly: true },
    // What is open; of one that was sent, what was open then.
    amount: computedMoney,
    status: {
      type: 'string',
      enum: ['planned', 'held', 'sent', 'skipped'],
      readOnly: true,
      tones: { planned: 'progress', held: 'cancelled', sent: 'complete', skipped: 'draft' },
    },
    reason: { type: 'string', enum: ['overtaken', 'no_address', 'link_ended', 'bounced'], readOnly: true },
    recipients: { type: 'string', readOnly: true },
    sent_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Reminder = Infer<typeof schema>;

/** The reminders of open invoices: what was sent, what was not, and the next one of each invoice. */
export default defineResource({
  name: 'reminders',
  singular: 'reminder',
  api: { version: 'v2', path: 'reminders' },
  scope: 'tenant',
  schema,
  history: false,
  label: 'level',
  status: 'status',
  list: {
    columns: ['day', 'invoice', 'client', 'amount', 'level', 'status', 'reason', 'recipients'],
    priority: ['invoice', 'client', 'day', 'status', 'amount', 'level', 'reason', 'recipients'],
    sort: ['-day'],
    sortable: ['day'],
    search: [],
    filters: { status: 'in', client: 'eq', day: 'range', invoice: 'eq' },
    opens: 'invoice',
  },
  form: { sections: [] },
  actions: {
    reasons: { reminder_skipped: { path: 'status', eq: 'skipped' } },
    commands: {
      hold: { in: ['planned'], to: 'held', needs: 'hold', undo: 'release', bulk: true, icon: 'pause' },
      release: {
        in: ['held'],
        to: 'planned',
        needs: 'hold',
        set: { reason: null },
        undo: 'hold',
        bulk: true,
        icon: 'issue',
      },
    },
    views: { document: { needs: 'list', hidden: ['reminder_skipped'], icon: 'receipt' } },
    links: {},
    menu: [['document'], ['hold', 'release']],
  },
  access: {
    company: { COMPANY: ['list', 'export', 'hold'], ACCOUNTANT: ['list', 'export'] },
  },
  menu: [{ area: 'company', under: 'invoices', order: 16, icon: 'mail' }],
});
