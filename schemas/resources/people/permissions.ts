import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Permission',
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: {
      type: 'string',
      pattern: '^[a-z][a-z/-]*:[a-z][a-zA-Z_-]*$',
      maxLength: 120,
      unique: true,
      immutable: true,
    },
    description: { type: 'string', kind: 'multiline', maxLength: 300 },
  },
} as const;

export type Permission = Infer<typeof schema>;

/**
 * The catalogue of grantable permissions, as `resource:action`: the program adds the declared ones. A deleted
 * permission is withheld from everyone until it is added again.
 */
export default defineResource({
  name: 'permissions',
  singular: 'permission',
  api: { version: 'v1', path: 'permissions', dialect: 'simple-rest', strict: true },
  slots: ['create', 'delete'],
  scope: 'platform',
  schema,
  example: { name: 'invoices:bill', description: 'Issue invoices' },
  label: 'name',
  list: {
    columns: ['name', 'description'],
    sort: ['name'],
    sortable: ['name'],
    search: ['name', 'description'],
    filters: { name: 'contains' },
  },
  form: { sections: [{ name: 'identity', fields: ['name', 'description'] }] },
  actions: {
    // Without these, nobody could restore deleted ones.
    reasons: {
      permission_needed: { path: 'name', in: ['permissions:list', 'permissions:show', 'permissions:create'] },
    },
    commands: { delete: { needs: 'delete', opens: 'permission', hidden: ['permission_needed'] } },
    views: {},
    links: {},
    menu: [],
  },
  access: {
    company: { COMPANY: ['list', 'show'] },
    admin: { ADMIN: ['list', 'show', 'create', 'edit', 'delete'] },
  },
  menu: [{ area: 'admin', under: 'roles', order: 63, icon: 'lock' }],
});
