import { mailBody, mailSubject } from '../../parts/delivery/mailTexts.ts';
import { date } from '../../parts/date.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'ReminderSequence',
  type: 'object',
  required: ['name', 'steps'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 120, unique: true },
    is_default: { type: 'boolean', default: false, fixed: { path: 'is_default', eq: true } },
    smallest_amount: {
      type: 'string',
      kind: 'decimal',
      decimal: { fraction: 3, minimum: '0', maximum: '999999999999' },
    },
    status: {
      type: 'string',
      enum: ['off', 'on', 'paused'],
      default: 'off',
      readOnly: true,
      tones: { off: 'draft', on: 'complete', paused: 'progress' },
    },
    turned_on: { ...date, readOnly: true },
    steps: {
      type: 'array',
      kind: 'collection',
      folded: ['pt_subject', 'pt_body', 'en_subject', 'en_body', 'es_subject', 'es_body'],
      minItems: 1,
      maxItems: 12,
      items: {
        type: 'object',
        required: ['days', 'level'],
        additionalProperties: false,
        properties: {
          uuid: { type: 'string', format: 'uuid' },
          // From the due date.
          days: { type: 'integer', minimum: -60, maximum: 365 },
          level: { type: 'string', minLength: 1, maxLength: 80, printed: true },
          // An empty text is the default one.
          pt_subject: mailSubject,
          pt_body: mailBody,
          en_subject: mailSubject,
          en_body: mailBody,
          es_subject: mailSubject,
          es_body: mailBody,
        },
      },
    },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type ReminderSequence = Infer<typeof schema>;

/** When and how a company reminds of open invoices: steps by days from the due date. */
export default defineResource({
  name: 'reminder-sequences',
  singular: 'reminder-sequence',
  api: { version: 'v2', path: 'reminder-sequences' },
  scope: 'tenant',
  schema,
  example: {
    name: 'Standard',
    is_default: true,
    smallest_amount: '10',
    steps: [
      { days: -3, level: 'Before the due date' },
      { days: 5, level: 'First reminder' },
      { days: 20, level: 'Last reminder' },
    ],
  },
  label: 'name',
  status: 'status',
  rules: ['stepsOfReminders'],
  list: {
    columns: ['name', 'status', 'is_default', 'smallest_amount', 'turned_on'],
    sort: ['name'],
    sortable: ['name', 'created_at'],
    search: ['name'],
    filters: { status: 'in' },
  },
  form: {
    sections: [
      { name: 'identity', fields: ['name', 'is_default', 'smallest_amount'] },
      { name: 'steps', fields: ['steps'] },
    ],
  },
  page: {
    main: [],
    beside: [],
    sections: [
      { name: 'identity', fields: ['name', 'status', 'turned_on', 'is_default', 'smallest_amount'] },
      { name: 'steps', fields: ['steps'] },
    ],
  },
  actions: {
    reasons: { sequence_default: { path: 'is_default', eq: true } },
    commands: {
      edit: { needs: 'edit', opens: 'reminder-sequence', icon: 'edit' },
      delete: { in: ['off'], needs: 'delete', opens: 'reminder-sequence' },
      turn_on: { in: ['off'], to: 'on', needs: 'edit', icon: 'issue' },
      pause: { in: ['on'], to: 'paused', needs: 'edit', undo: 'resume', icon: 'pause' },
      resume: { in: ['paused'], to: 'on', needs: 'edit', undo: 'pause', icon: 'issue' },
      turn_off: {
        in: ['on', 'paused'],
        to: 'off',
        needs: 'edit',
        set: { turned_on: null },
        isFinal: true,
        icon: 'cancel',
      },
      make_default: {
        needs: 'edit',
        set: { is_default: true },
        hidden: ['sequence_default'],
        isAside: true,
        icon: 'template',
      },
    },
    views: {},
    links: {},
    menu: [['turn_on', 'pause', 'resume', 'turn_off'], ['make_default']],
  },
  access: {
    company: { COMPANY: ['list', 'show', 'create', 'edit', 'delete'], ACCOUNTANT: ['list', 'show'] },
  },
  menu: [{ area: 'company', under: 'settings', order: 46, icon: 'mail' }],
});
