import { ownerOfRights } from '../../parts/people/ownerOfRights.ts';
import { permissions } from '../../parts/people/permissions.ts';
import { roleReference } from '../../parts/people/roleReference.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Group',
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 80, unique: true },
    description: { type: 'string', kind: 'multiline', maxLength: 300 },
    tenant: ownerOfRights,
    roles: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['role'],
        additionalProperties: false,
        properties: { uuid: { type: 'string', format: 'uuid' }, role: roleReference },
      },
    },
    permissions,
  },
} as const;

export type Group = Infer<typeof schema>;

/** Groups of users: all members have the group's roles and permissions. */
export default defineResource({
  name: 'groups',
  singular: 'group',
  api: { version: 'v1', path: 'groups', dialect: 'simple-rest', strict: true },
  slots: ['create', 'update', 'delete'],
  scope: 'either',
  schema,
  example: { name: 'Sales', permissions: ['invoices:list', 'invoices:show'] },
  label: 'name',
  list: {
    columns: ['name', 'description', 'tenant'],
    sort: ['name'],
    sortable: ['name', 'tenant'],
    search: ['name', 'description'],
    filters: { tenant: 'eq' },
    omits: ['roles', 'permissions'],
  },
  form: {
    sections: [
      { name: 'identity', fields: ['name', 'description'] },
      { name: 'roles', fields: ['roles'] },
      { name: 'permissions', fields: ['permissions'] },
    ],
  },
  page: { main: [], beside: ['people'] },
  access: {
    company: { COMPANY: ['list', 'show', 'create', 'edit', 'delete'] },
    admin: { ADMIN: ['list', 'show', 'create', 'edit', 'delete'] },
  },
  menu: [
    { area: 'company', under: 'members', order: 63, icon: 'group' },
    { area: 'admin', under: 'roles', order: 62, icon: 'group' },
  ],
});
