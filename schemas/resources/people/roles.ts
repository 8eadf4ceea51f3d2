import { builtInRoles } from '../../parts/people/builtInRoles.ts';
import { ownerOfRights } from '../../parts/people/ownerOfRights.ts';
import { permissions } from '../../parts/people/permissions.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Role',
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 80, unique: true },
    description: { type: 'string', kind: 'multiline', maxLength: 300 },
    built_in: { type: 'string', enum: builtInRoles, readOnly: true, unique: true },
    tenant: ownerOfRights,
    permissions,
  },
} as const;

export type Role = Infer<typeof schema>;

/**
 * The roles of users in a company or on the platform: selections of permissions within the limits of their type.
 * Built-in roles are read-only.
 */
export default defineResource({
  name: 'roles',
  singular: 'role',
  api: { version: 'v1', path: 'roles', dialect: 'simple-rest', strict: true },
  slots: ['find', 'records', 'delete'],
  scope: 'either',
  schema,
  example: { name: 'Billing', permissions: ['invoices:list', 'invoices:show', 'invoices:create', 'invoices:bill'] },
  label: 'name',
  called: 'built_in',
  list: {
    columns: ['name', 'description', 'tenant'],
    reads: { name: ['name', 'built_in'], description: ['description', 'built_in'] },
    sort: ['name'],
    sortable: ['name', 'tenant'],
    search: ['name', 'description'],
    filters: { tenant: 'eq', built_in: 'in' },
    omits: ['permissions'],
  },
  form: {
    sections: [
      { name: 'identity', fields: ['name', 'description'] },
      { name: 'permissions', fields: ['permissions'] },
    ],
  },
  actions: {
    reasons: { built_in_role: { path: 'built_in', in: builtInRoles } },
    commands: {
      edit: { needs: 'edit', opens: 'role', hidden: ['built_in_role'] },
      delete: { needs: 'delete', opens: 'role', hidden: ['built_in_role'] },
    },
    views: {},
    links: {},
    menu: [],
  },
  access: {
    company: { COMPANY: ['list', 'show', 'create', 'edit', 'delete', 'assign'] },
    admin: { ADMIN: ['list', 'show', 'create', 'edit', 'delete', 'assign'] },
  },
  menu: [
    { area: 'company', under: 'members', order: 62, icon: 'key' },
    { area: 'admin', group: 2, order: 61, icon: 'key' },
  ],
});
