import { defineResource, type CrudAction, type Infer } from '../../resource.ts';

const instant = { type: 'string', format: 'date-time', readOnly: true } as const;
const uuid = { type: 'string', format: 'uuid' } as const;

const schema = {
  $id: 'Client',
  type: 'object',
  required: ['name', 'scope'],
  additionalProperties: false,
  properties: {
    uuid: { ...uuid, readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 100 },
    description: { type: 'string', kind: 'multiline', maxLength: 500 },
    scope: {
      type: 'string',
      kind: 'permissions',
      minLength: 1,
      maxLength: 4000,
      pattern: '^[a-z][a-z/-]*:[a-z][A-Za-z_-]*([ \\n]+[a-z][a-z/-]*:[a-z][A-Za-z_-]*)*$',
    },
    owner: {
      type: 'object',
      kind: 'reference',
      ref: 'users',
      readOnly: true,
      immutable: true,
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid, name: { type: 'string', readOnly: true } },
    },
    status: {
      type: 'string',
      enum: ['active', 'inactive'],
      default: 'active',
      readOnly: true,
      tones: { active: 'complete', inactive: 'draft' },
    },
    secret: { type: 'string', readOnly: true, shownOnce: true },
    secrets: {
      type: 'array',
      readOnly: true,
      items: {
        type: 'object',
        required: ['hint', 'created_at'],
        additionalProperties: false,
        properties: {
          uuid: { ...uuid, readOnly: true },
          hint: { type: 'string', readOnly: true },
          created_at: instant,
          last_used_at: instant,
        },
      },
    },
    rotated_at: instant,
    created_at: instant,
  },
} as const;

export type Client = Infer<typeof schema>;
export type ClientAction = CrudAction | 'deactivate' | 'rotate';

/**
 * Programs with their own secret (`POST auth/token`). A client belongs to its creator and has the permissions in its
 * `scope` (separated by spaces, RFC 7591) that its owner currently has. Its secret is shown once; during a rotation
 * both secrets are valid.
 */
export default defineResource<typeof schema, ClientAction>({
  name: 'clients',
  singular: 'client',
  api: { version: 'v1', path: 'clients', dialect: 'simple-rest', strict: true, certain: ['uuid', 'name', 'status'] },
  slots: ['create', 'update', 'delete'],
  scope: 'platform',
  schema,
  example: { name: 'Directory sync', scope: 'users:list users:show' },
  label: 'name',
  status: 'status',
  list: {
    columns: ['name', 'owner', 'status', 'rotated_at', 'created_at'],
    sort: ['name'],
    sortable: ['name', 'created_at', 'rotated_at'],
    search: ['name', 'description'],
    filters: { status: 'in', owner: 'eq' },
    omits: ['secret'],
  },
  form: {
    sections: [
      { name: 'identity', fields: ['name', 'description'] },
      { name: 'scope', fields: ['scope'] },
    ],
  },
  actions: {
    reasons: { one_secret: { path: 'secrets.1', absent: true } },
    commands: {
      rotate: { in: ['active'], needs: 'rotate', icon: 'restore' },
      retire: { needs: 'rotate', refused: ['one_secret'], icon: 'archive' },
      deactivate: { in: ['active'], to: 'inactive', needs: 'deactivate', icon: 'pause', undo: 'reactivate' },
      reactivate: { in: ['inactive'], to: 'active', needs: 'deactivate', icon: 'restore' },
    },
    views: {},
    links: {},
    menu: [
      ['rotate', 'retire'],
      ['deactivate', 'reactivate'],
    ],
  },
  access: { admin: { ADMIN: ['list', 'show', 'create', 'edit', 'delete', 'rotate', 'deactivate'] } },
  menu: [{ area: 'admin', group: 2, order: 80, icon: 'link' }],
});
