import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Currency',
  type: 'object',
  required: ['id', 'code', 'name', 'locale'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer', kind: 'identifier', readOnly: true },
    code: { type: 'string', pattern: '^[A-Z]{3}$', maxLength: 3, unique: true, immutable: true },
    name: { type: 'string', minLength: 1, maxLength: 80 },
    locale: { type: 'string', minLength: 2, maxLength: 20 },
  },
} as const;

export type Currency = Infer<typeof schema>;

/** The currencies of documents; decimals are ISO 4217's. */
export default defineResource({
  name: 'currencies',
  singular: 'currency',
  api: { version: 'v2', path: 'currencies', also: ['v3'] },
  scope: 'platform',
  schema,
  label: 'code',
  details: ['name'],
  list: {
    columns: ['code', 'name', 'locale'],
    sort: ['code'],
    sortable: ['code', 'name'],
    search: ['code', 'name'],
    filters: {},
    catalogue: true,
  },
  form: { sections: [{ name: 'identity', fields: ['code', 'name', 'locale'] }] },
  access: {
    company: { COMPANY: ['list', 'show'], ACCOUNTANT: ['list', 'show'], CUSTOMER: ['list', 'show'] },
    admin: { ADMIN: ['list', 'show', 'create', 'edit', 'delete'] },
  },
  menu: [{ area: 'admin', under: 'settings', order: 50, icon: 'payment' }],
});
