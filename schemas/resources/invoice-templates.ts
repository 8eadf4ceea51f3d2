import { defineResource, type Infer } from '../resource.ts';

const schema = {
  $id: 'InvoiceTemplate',
  type: 'object',
  required: ['uuid', 'name', 'editable', 'default'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 120 },
    link: { type: 'string', maxLength: 120, unique: true },
    editable: { type: 'boolean', default: true },
    default: { type: 'boolean', default: false },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
    updated_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type InvoiceTemplate = Infer<typeof schema>;

/** The templates of documents: built-in ones by `link`, and a tenant's own. */
export default defineResource({
  name: 'invoice-templates',
  singular: 'invoice-template',
  api: { version: 'v2', path: 'invoice-templates' },
  scope: 'tenant',
  schema,
  label: 'name',
  list: {
    columns: ['name', 'editable', 'default', 'updated_at'],
    sort: ['-default', 'editable', 'name'],
    sortable: ['name', 'created_at'],
    search: ['name'],
    filters: { name: 'contains' },
  },
  form: { sections: [] },
  access: { company: { COMPANY: ['list'], ACCOUNTANT: ['list'] } },
});
