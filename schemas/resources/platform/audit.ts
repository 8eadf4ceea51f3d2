import { defineResource, type Infer } from '../../resource.ts';

const text = { type: 'string', readOnly: true } as const;

const schema = {
  $id: 'AuditEntry',
  type: 'object',
  required: ['at', 'actor', 'record', 'part', 'action', 'subject_key'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    at: { type: 'string', format: 'date-time', readOnly: true },
    actor: text,
    record: {
      type: 'string',
      enum: [
        'tenants',
        'users',
        'roles',
        'groups',
        'permissions',
        'invitations',
        'clients',
        'realms',
        'currencies',
        'countries',
        'account_types',
        'templates',
        'accounts',
        'other',
      ],
      readOnly: true,
    },
    part: text,
    action: { type: 'string', enum: ['created', 'updated', 'deleted'], readOnly: true },
    subject_key: text,
    subject: text,
    details: text,
    changes: {
      type: 'array',
      readOnly: true,
      items: {
        type: 'object',
        required: ['field'],
        additionalProperties: false,
        properties: {
          field: { ...text, sentences: 'audit.fields' },
          previous: { ...text, sentences: 'audit.values' },
          next: { ...text, sentences: 'audit.values' },
        },
      },
    },
  },
} as const;

export type AuditEntry = Infer<typeof schema>;

/** The history of platform data: accounts, rights, tenants, catalogues. Written by the database, read-only. */
export default defineResource({
  name: 'audit',
  singular: 'audit-entry',
  api: { version: 'v2', path: 'platform-audit' },
  slots: ['find'],
  scope: 'platform',
  schema,
  label: 'at',
  list: {
    columns: ['at', 'actor', 'subject', 'changes'],
    priority: ['at', 'subject', 'actor', 'changes'],
    lines: { lead: 'subject', details: ['at', 'actor'] },
    reads: { subject: ['subject', 'part', 'action', 'changes', 'record'], changes: ['changes', 'part'] },
    inFile: { subject: ['action', 'record', 'subject'] },
    sort: ['-at'],
    sortable: ['at'],
    search: ['actor', 'details', 'subject_key'],
    filters: { record: 'in', action: 'in', at: 'range', actor: 'contains' },
    omits: ['details'],
  },
  form: { sections: [] },
  access: { admin: { ADMIN: ['list', 'export'] } },
  menu: [{ area: 'admin', group: 3, order: 125, icon: 'history' }],
});
