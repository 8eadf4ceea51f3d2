import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Operator',
  type: 'object',
  required: ['name', 'email'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 200 },
    type: { type: 'string', enum: ['ADMIN'], default: 'ADMIN', readOnly: true },
    email: { type: 'string', format: 'email', maxLength: 254 },
    phone: { type: 'string', kind: 'phone', maxLength: 30, readOnly: true },
    language: { type: 'string', enum: ['pt', 'en', 'es'], default: 'pt' },
    tenants: {
      type: 'array',
      readOnly: true,
      items: {
        type: 'object',
        required: ['slug', 'name'],
        additionalProperties: false,
        properties: { slug: { type: 'string' }, name: { type: 'string' } },
      },
    },
    status: {
      type: 'string',
      enum: ['invited', 'expired', 'withdrawn', 'active', 'inactive'],
      default: 'active',
      readOnly: true,
      tones: { invited: 'progress', expired: 'cancelled', withdrawn: 'draft', active: 'complete', inactive: 'draft' },
    },
    is_self: { type: 'boolean', readOnly: true },
    sent_at: { type: 'string', format: 'date-time', readOnly: true },
    date_email_verified: { type: 'string', format: 'date-time', readOnly: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Operator = Infer<typeof schema>;

/** The administrators of the platform: invited, and deactivated instead of deleted. */
export default defineResource({
  name: 'operators',
  singular: 'operator',
  api: {
    version: 'v2',
    path: 'operators',
    at: { create: 'invite' },
    strict: true,
    certain: ['uuid', 'name', 'email', 'type', 'status'],
  },
  slots: ['records', 'create'],
  scope: 'platform',
  schema,
  history: { users: {}, account_invitations: {} },
  example: { name: 'Rui Costa', email: 'rui@ultramar.example', language: 'pt' },
  label: 'name',
  details: ['email'],
  status: 'status',
  list: {
    columns: ['name', 'type', 'email', 'phone', 'tenants', 'status'],
    priority: ['name', 'email', 'status', 'tenants', 'phone', 'type'],
    sort: ['name'],
    sortable: ['name', 'email', 'created_at'],
    search: ['name', 'email', 'phone'],
    filters: { status: 'in' },
  },
  form: { sections: [{ name: 'identity', fields: ['name', 'email', 'language'] }], copies: false },
  page: {
    main: ['permissions'],
    beside: [],
    sections: [
      {
        name: 'identity',
        fields: ['type', 'email', 'phone', 'language', 'date_email_verified', 'sent_at', 'created_at'],
      },
      { name: 'tenants', fields: ['tenants'] },
    ],
  },
  actions: {
    reasons: { own_account: { path: 'is_self', eq: true } },
    commands: {
      resend: { in: ['invited', 'expired'], needs: 'create', icon: 'mail' },
      withdraw: { in: ['invited', 'expired'], needs: 'create', icon: 'cancel' },
      deactivate: { in: ['active'], needs: 'deactivate', refused: ['own_account'], icon: 'pause', undo: 'reactivate' },
      reactivate: { in: ['inactive'], needs: 'deactivate', icon: 'restore' },
    },
    views: {},
    links: {},
    menu: [['resend'], ['deactivate', 'reactivate', 'withdraw']],
  },
  access: { admin: { ADMIN: ['list', 'show', 'create', 'export', 'deactivate'] } },
  menu: [{ area: 'admin', under: 'users', order: 30, icon: 'operator' }],
});
