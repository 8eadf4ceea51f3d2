import { defineResource, type CrudAction, type Infer } from '../../resource.ts';

const filled = { type: 'string', readOnly: true } as const;
const instant = { type: 'string', format: 'date-time', readOnly: true } as const;
const uuid = { type: 'string', format: 'uuid', readOnly: true } as const;

const schema = {
  $id: 'User',
  type: 'object',
  required: ['name', 'email', 'type', 'status'],
  additionalProperties: false,
  properties: {
    uuid,
    name: { type: 'string', minLength: 1, maxLength: 200 },
    email: { type: 'string', format: 'email', maxLength: 254, readOnly: true },
    type: { type: 'string', enum: ['ADMIN', 'COMPANY', 'ACCOUNTANT', 'PARTNER', 'CUSTOMER'], readOnly: true },
    phone: { type: 'string', format: 'phone', maxLength: 30 },
    language: { type: 'string', enum: ['pt', 'en', 'es'] },
    status: {
      type: 'string',
      enum: ['active', 'inactive'],
      default: 'active',
      readOnly: true,
      tones: { active: 'complete', inactive: 'draft' },
    },
    date_email_verified: instant,
    created_at: instant,
    tenants: {
      type: 'array',
      readOnly: true,
      items: {
        type: 'object',
        required: ['uuid', 'slug', 'name'],
        additionalProperties: false,
        properties: { uuid, name: filled, slug: filled },
      },
    },
    memberships: {
      type: 'array',
      readOnly: true,
      items: {
        type: 'object',
        required: [],
        additionalProperties: false,
        properties: {
          company: filled,
          built_in: {
            type: 'string',
            enum: ['owner', 'back_office', 'read_only', 'accountant', 'accountant_exports', 'administrator'],
            readOnly: true,
          },
          role: filled,
        },
      },
    },
    sessions: {
      type: 'array',
      readOnly: true,
      items: {
        type: 'object',
        required: ['started_at', 'last_used_at'],
        additionalProperties: false,
        properties: { device: filled, address: filled, started_at: instant, last_used_at: instant },
      },
    },
  },
} as const;

export type User = Infer<typeof schema>;
export type UserAction = CrudAction | 'deactivate' | 'sign-out' | 'refer';

/**
 * All accounts of companies and platform, for administrators. Type and e-mail cannot be changed here; accounts start
 * with an invitation.
 */
export default defineResource<typeof schema, UserAction>({
  name: 'users',
  singular: 'user',
  api: {
    version: 'v1',
    path: 'users',
    dialect: 'simple-rest',
    strict: true,
    certain: ['uuid', 'name', 'email', 'type', 'status'],
  },
  slots: ['find', 'records', 'update'],
  scope: 'platform',
  schema,
  example: { name: 'Ana Souza', phone: '+5511912345678', language: 'pt' },
  label: 'name',
  details: ['email'],
  status: 'status',
  list: {
    columns: ['name', 'type', 'email', 'phone', 'tenants', 'status', 'created_at'],
    priority: ['name', 'email', 'type', 'tenants', 'status', 'phone', 'created_at'],
    sort: ['name'],
    sortable: ['name', 'email', 'created_at'],
    search: ['name', 'email', 'phone'],
    filters: { type: 'in', status: 'in', created_at: 'range' },
    omits: ['memberships', 'sessions'],
  },
  form: { sections: [{ name: 'identity', fields: ['name', 'phone', 'language'] }] },
  page: {
    main: ['companies', 'permissions'],
    beside: [],
    sections: [
      { name: 'identity', fields: ['type', 'email', 'phone', 'language', 'date_email_verified', 'created_at'] },
      { name: 'sessions', fields: ['sessions'] },
    ],
  },
  actions: {
    reasons: {},
    commands: {
      deactivate: { in: ['active'], needs: 'deactivate', icon: 'pause', undo: 'reactivate', bulk: true },
      reactivate: { in: ['inactive'], needs: 'deactivate', icon: 'restore', bulk: true },
      signOut: { needs: 'sign-out', icon: 'cancel', bulk: true },
    },
    views: {},
    links: {},
    menu: [['signOut'], ['deactivate', 'reactivate']],
  },
  access: { admin: { ADMIN: ['list', 'show', 'edit', 'export', 'deactivate', 'sign-out', 'refer'] } },
  menu: [{ area: 'admin', path: 'people', order: 20, icon: 'people' }],
});
