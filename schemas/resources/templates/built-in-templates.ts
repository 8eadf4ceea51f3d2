import { defineResource, type Infer } from '../../resource.ts';

const instant = { type: 'string', format: 'date-time', readOnly: true } as const;

const schema = {
  $id: 'BuiltInTemplate',
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 120 },
    link: { type: 'string', maxLength: 120, readOnly: true, unique: true },
    created_at: instant,
    updated_at: instant,
  },
} as const;

export type BuiltInTemplate = Infer<typeof schema>;

/** Templates of the program, available to every company. Administrators can rename them. */
export default defineResource({
  name: 'built-in-templates',
  singular: 'built-in-template',
  api: { version: 'v2', path: 'built-in-templates' },
  scope: 'platform',
  schema,
  label: 'name',
  list: {
    columns: ['name', 'updated_at'],
    sort: ['name'],
    sortable: ['name', 'link'],
    search: ['name', 'link'],
    filters: {},
    catalogue: true,
  },
  form: { sections: [{ name: 'identity', fields: ['name'] }] },
  page: {
    main: ['sample'],
    beside: [],
    sections: [{ name: 'identity', fields: ['name', 'created_at', 'updated_at'] }],
  },
  access: { admin: { ADMIN: ['list', 'show', 'edit'] } },
  menu: [{ area: 'admin', under: 'settings', order: 54, icon: 'template' }],
});
