import { location } from '../../parts/location.ts';
import { defineResource, type Infer } from '../../resource.ts';

const count = { type: 'integer', minimum: 0, readOnly: true } as const;
const reason = { type: 'string', kind: 'multiline', maxLength: 500 } as const;

const schema = {
  $id: 'Tenant',
  type: 'object',
  required: ['slug', 'name', 'location', 'owner_name', 'owner_email'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    slug: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,62}$', maxLength: 63, unique: true, immutable: true },
    name: { type: 'string', minLength: 1, maxLength: 200, printed: true },
    nif: { type: 'string', maxLength: 30, kind: 'taxId', printed: true },
    location,
    currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3, default: 'BRL' },
    time_zone: { type: 'string', kind: 'timeZone', maxLength: 64, default: 'America/Sao_Paulo' },
    owner_name: { type: 'string', minLength: 1, maxLength: 200, printed: true },
    owner_email: { type: 'string', format: 'email', maxLength: 254 },
    owner_language: { type: 'string', enum: ['pt', 'en', 'es'], default: 'pt' },
    status: {
      type: 'string',
      enum: ['active', 'suspended'],
      default: 'active',
      readOnly: true,
      tones: { active: 'complete', suspended: 'cancelled' },
    },
    suspended_at: { type: 'string', format: 'date-time', readOnly: true },
    suspended_reason: { ...reason, readOnly: true },
    owner_status: {
      type: 'string',
      enum: ['joined', 'invited', 'expired', 'withdrawn', 'left', 'none'],
      readOnly: true,
      tones: {
        joined: 'complete',
        invited: 'progress',
        expired: 'cancelled',
        withdrawn: 'draft',
        left: 'cancelled',
        none: 'draft',
      },
    },
    users: count,
    invoices: count,
    stored_bytes: { ...count, maximum: Number.MAX_SAFE_INTEGER },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Tenant = Infer<typeof schema>;

/** The tenants for administrators: each is created with an invited first owner. */
export default defineResource({
  name: 'tenants',
  singular: 'tenant',
  api: { version: 'v2', path: 'tenants', certain: ['uuid', 'slug', 'name', 'status'] },
  slots: ['find', 'records', 'create'],
  scope: 'platform',
  schema,
  example: {
    slug: 'initech',
    name: 'Initech Software S.A.',
    location: { place_id: 'geonames:3448439', address: 'Avenida Paulista, 1374, São Paulo', country: { id: 76 } },
    currency: 'BRL',
    time_zone: 'America/Sao_Paulo',
    owner_name: 'Paula Lima',
    owner_email: 'paula@initech.example',
    owner_language: 'pt',
  },
  label: 'name',
  details: ['slug'],
  status: 'status',
  list: {
    columns: ['name', 'slug', 'status', 'users', 'invoices', 'stored_bytes', 'created_at'],
    priority: ['name', 'status', 'slug', 'users', 'invoices', 'created_at', 'stored_bytes'],
    sort: ['name'],
    sortable: ['name', 'slug', 'created_at'],
    search: ['name', 'slug', 'owner_name', 'owner_email'],
    filters: { status: 'in', created_at: 'range' },
  },
  form: {
    sections: [
      { name: 'identity', fields: ['name', 'slug', 'nif'] },
      { name: 'location', fields: ['location', 'time_zone', 'currency'] },
      { name: 'owner', fields: ['owner_name', 'owner_email', 'owner_language'] },
    ],
  },
  page: {
    main: ['usage'],
    beside: [],
    sections: [
      { name: 'suspension', fields: ['suspended_at', 'suspended_reason'], when: { path: 'status', eq: 'suspended' } },
      { name: 'identity', fields: ['slug', 'nif', 'time_zone', 'currency', 'location', 'created_at'] },
      { name: 'owner', fields: ['owner_status', 'owner_name', 'owner_email', 'owner_language'] },
    ],
  },
  related: [
    {
      resource: 'platform-invitations',
      by: 'company',
      columns: ['email', 'type', 'status', 'sent_at', 'expires_at'],
      acts: true,
    },
    {
      resource: 'company-accounts',
      by: 'holder',
      columns: ['name', 'account_type', 'status', 'created_at'],
      acts: true,
    },
  ],
  rules: ['taxIdFitsCountry', 'timeZoneKnown', 'slugNotReserved'],
  actions: {
    reasons: {
      owned: { path: 'owner_status', eq: 'joined' },
      not_invited: { path: 'owner_status', in: ['joined', 'withdrawn', 'left', 'none'] },
    },
    commands: {
      invite: { in: ['active'], needs: 'create', hidden: ['owned'], icon: 'mail', isAside: true },
      withdraw: { needs: 'create', hidden: ['not_invited'], icon: 'cancel', isAside: true },
      suspend: {
        in: ['active'],
        to: 'suspended',
        needs: 'suspend',
        isAside: true,
        icon: 'pause',
        undo: 'restore',
        input: { type: 'object', additionalProperties: false, properties: { suspended_reason: reason } },
      },
      restore: { in: ['suspended'], to: 'active', needs: 'suspend', icon: 'restore' },
    },
    views: {},
    links: {},
    menu: [
      ['invite', 'withdraw'],
      ['suspend', 'restore'],
    ],
  },
  access: { admin: { ADMIN: ['list', 'show', 'create', 'export', 'suspend'] } },
  menu: [{ area: 'admin', order: 10, icon: 'company' }],
});
