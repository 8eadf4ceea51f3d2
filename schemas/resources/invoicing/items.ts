import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Item',
  type: 'object',
  required: ['description'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    description: { type: 'string', minLength: 1, maxLength: 300, printed: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Item = Infer<typeof schema>;

/** The catalog of services for invoice lines (specification §3). */
export default defineResource({
  name: 'items',
  singular: 'item',
  api: { version: 'v2', path: 'invoice/items' },
  scope: 'tenant',
  schema,
  example: { description: 'Software consulting, senior engineer' },
  archive: true,
  label: 'description',
  list: {
    columns: ['description', 'created_at'],
    sort: ['description'],
    sortable: ['description', 'created_at'],
    search: ['description'],
    filters: {},
  },
  form: { sections: [{ name: 'identity', fields: ['description'] }] },
  imports: { by: ['description'] },
  access: {
    company: {
      COMPANY: ['list', 'show', 'create', 'edit', 'archive', 'delete', 'export', 'import'],
      ACCOUNTANT: ['list', 'show', 'export'],
    },
  },
  menu: [{ area: 'company', under: 'settings', order: 12, icon: 'item' }],
});
