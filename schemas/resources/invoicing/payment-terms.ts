import { countsDays, namesDay, paymentRule } from '../../parts/invoicing/paymentTerms.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'PaymentTerms',
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 80, unique: true, printed: true },
    ...paymentRule,
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type PaymentTerms = Infer<typeof schema>;

const sections = [
  { name: 'identity', fields: ['name', 'rule'] },
  { name: 'count', fields: ['days'], when: countsDays },
  { name: 'month', fields: ['day', 'months'], when: namesDay },
] as const;

/** When the invoices of a client fall due, counted from their emission date. */
export default defineResource({
  name: 'payment-terms',
  singular: 'payment-term',
  api: { version: 'v2', path: 'payment-terms' },
  scope: 'tenant',
  schema,
  example: { name: '30 days, end of month', rule: 'days_end_of_month', days: 30 },
  label: 'name',
  list: {
    columns: ['name', 'rule', 'created_at'],
    reads: { rule: ['rule', 'days', 'day', 'months'] },
    inFile: { rule: ['rule', 'days', 'day', 'months'] },
    sort: ['name'],
    sortable: ['name', 'created_at'],
    search: ['name'],
    filters: {},
  },
  form: { sections },
  page: { main: [], beside: [], sections: [...sections, { name: 'record', fields: ['created_at'] }] },
  related: [{ resource: 'entities', by: 'payment_terms', columns: ['name', 'nif', 'location.country'] }],
  rules: ['paymentTermsComplete'],
  access: {
    company: {
      COMPANY: ['list', 'show', 'create', 'edit', 'delete', 'export'],
      ACCOUNTANT: ['list', 'show', 'export'],
    },
  },
  menu: [{ area: 'company', under: 'settings', order: 13, icon: 'clock' }],
});
