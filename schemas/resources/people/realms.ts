import { defineResource, type Infer } from '../../resource.ts';

const uuid = { type: 'string', format: 'uuid' } as const;
const shown = { type: 'boolean', default: true } as const;

const schema = {
  $id: 'Realm',
  type: 'object',
  required: ['tenant', 'name', 'languages'],
  additionalProperties: false,
  properties: {
    uuid: { ...uuid, readOnly: true },
    tenant: {
      type: 'object',
      kind: 'reference',
      ref: 'tenants',
      immutable: true,
      unique: true,
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid, name: { type: 'string', readOnly: true }, slug: { type: 'string', readOnly: true } },
    },
    name: { type: 'string', minLength: 1, maxLength: 100 },
    host: {
      type: 'string',
      // The last part begins with a letter, so an IP address is no host.
      pattern: '^([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])+[a-z]([a-z0-9-]*[a-z0-9])?$',
      maxLength: 200,
      unique: true,
    },
    shows_logo: shown,
    languages: {
      type: 'object',
      required: ['pt', 'en', 'es'],
      additionalProperties: false,
      properties: { pt: shown, en: shown, es: shown },
      default: { pt: true, en: true, es: true },
    },
    password_length: { type: 'integer', minimum: 10, maximum: 64 },
    idle_hours: { type: 'integer', minimum: 1, maximum: 720 },
    session_days: { type: 'integer', minimum: 1, maximum: 365 },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Realm = Infer<typeof schema>;

/**
 * A tenant's sign-in page: content, languages, and rules for passwords and sessions. Unset values follow the platform.
 * For users of several companies the strictest rule applies.
 */
export default defineResource({
  name: 'realms',
  singular: 'realm',
  api: { version: 'v1', path: 'realms', dialect: 'simple-rest', strict: true },
  scope: 'platform',
  schema,
  example: {
    tenant: { uuid: '0198f6b2-0000-7000-8000-000000000000' },
    name: 'Acme Software',
    host: 'billing.acme.example',
    languages: { pt: true, en: true, es: false },
    password_length: 12,
    idle_hours: 12,
    session_days: 7,
  },
  label: 'name',
  list: {
    columns: ['name', 'tenant', 'host', 'password_length', 'idle_hours', 'session_days'],
    sort: ['name'],
    sortable: ['name', 'tenant', 'host'],
    search: ['name', 'host'],
    filters: { tenant: 'eq' },
  },
  form: {
    sections: [
      { name: 'identity', fields: ['tenant', 'name', 'host', 'shows_logo'] },
      { name: 'languages', fields: ['languages.pt', 'languages.en', 'languages.es'] },
      { name: 'password', fields: ['password_length'] },
      { name: 'session', fields: ['idle_hours', 'session_days'] },
    ],
  },
  rules: ['someLanguage', 'hostNotOfPlatform'],
  access: { admin: { ADMIN: ['list', 'show', 'create', 'edit'] } },
  menu: [{ area: 'admin', under: 'clients', order: 85, icon: 'globe' }],
});
