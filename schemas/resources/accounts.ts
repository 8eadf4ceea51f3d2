import { defineResource, type Infer } from '../resource.ts';

const schema = {
  $id: 'Account',
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 120 },
    default_currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3, unique: true },
    details: { type: 'string', kind: 'multiline', maxLength: 1000 },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Account = Infer<typeof schema>;

/**
 * Where a company is paid (design §5). A document in an account's default currency begins with it; `details`, what a payer
 * needs, is printed.
 */
export default defineResource({
  name: 'accounts',
  singular: 'account',
  api: { version: 'v2', path: 'accounts' },
  scope: 'tenant',
  schema,
  example: { name: 'Wise USD', default_currency: 'USD', details: 'Routing number 000000000\nAccount 0000000' },
  archive: true,
  label: 'name',
  tells: ['default_currency'],
  list: {
    columns: ['name', 'default_currency', 'created_at'],
    sort: ['name'],
    sortable: ['name', 'created_at'],
    search: ['name'],
    filters: { default_currency: 'eq' },
  },
  form: { sections: [{ name: 'identity', fields: ['name', 'default_currency', 'details'] }] },
  access: {
    company: {
      COMPANY: ['list', 'show', 'create', 'edit', 'archive', 'delete', 'export'],
      ACCOUNTANT: ['list', 'show', 'export'],
    },
  },
  menu: [{ area: 'company', group: 'registrations', order: 34, icon: 'payment' }],
});
