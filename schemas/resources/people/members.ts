import { roleReference } from '../../parts/people/roleReference.ts';
import { defineResource, type Infer } from '../../resource.ts';

/** A user's role in the company; further roles and groups are managed elsewhere. */
const role = { ...roleReference, offers: { for: 'COMPANY' } } as const;
const guestRole = { ...roleReference, offers: { for: 'ACCOUNTANT' } } as const;

const instant = { type: 'string', format: 'date-time', readOnly: true } as const;

const schema = {
  $id: 'Member',
  type: 'object',
  required: ['name', 'email'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 200 },
    type: { type: 'string', enum: ['COMPANY', 'ACCOUNTANT', 'PARTNER', 'CUSTOMER'], readOnly: true },
    email: { type: 'string', format: 'email', maxLength: 254 },
    nif: { type: 'string', kind: 'taxId', maxLength: 30 },
    phone: { type: 'string', kind: 'phone', format: 'phone', maxLength: 30 },
    organization: { type: 'string', readOnly: true },
    role,
    date_email_verified: instant,
    status: {
      type: 'string',
      enum: ['active', 'invited', 'expired', 'inactive'],
      readOnly: true,
      tones: { active: 'complete', invited: 'progress', expired: 'cancelled', inactive: 'draft' },
    },
    created_at: instant,
  },
} as const;

export type Member = Infer<typeof schema>;

const there = ['active', 'inactive'] as const;
const invited = ['invited', 'expired'] as const;

/**
 * The people of a company (specification §2 Users): its own, accountants with access, clients' users, and open
 * invitations. A removed user keeps their account and other companies.
 */
export default defineResource({
  name: 'members',
  singular: 'member',
  api: {
    version: 'v2',
    path: 'users',
    at: { create: 'create' },
    strict: true,
    certain: ['uuid', 'name', 'email', 'type', 'status'],
  },
  slots: ['find', 'records', 'create'],
  scope: 'either',
  schema,
  history: false,
  example: { name: 'Bia Lima', email: 'bia@acme.example', phone: '+5511912345678' },
  label: 'name',
  details: ['email'],
  status: 'status',
  list: {
    columns: ['name', 'type', 'email', 'phone', 'date_email_verified'],
    priority: ['name', 'type', 'email', 'date_email_verified', 'phone'],
    reads: { name: ['name', 'status'] },
    sort: ['name'],
    sortable: ['name', 'type', 'email', 'date_email_verified', 'created_at'],
    search: ['name', 'email', 'phone', 'organization'],
    filters: { type: 'in', status: 'in' },
  },
  form: { sections: [{ name: 'identity', fields: ['name', 'email', 'nif', 'phone', 'role'] }], copies: false },
  page: {
    main: ['clients', 'rights', 'activity'],
    beside: ['leaving'],
    sections: [
      {
        name: 'identity',
        fields: ['type', 'role', 'email', 'phone', 'nif', 'organization', 'date_email_verified', 'created_at'],
      },
    ],
  },
  actions: {
    reasons: {
      own_people: { path: 'type', eq: 'COMPANY' },
      accountants: { path: 'type', ne: 'COMPANY' },
      clients: { path: 'type', eq: 'CUSTOMER' },
    },
    commands: {
      role: {
        in: there,
        hidden: ['accountants'],
        needs: 'role',
        icon: 'edit',
        input: { type: 'object', required: ['role'], additionalProperties: false, properties: { role } },
      },
      accountant_role: {
        in: there,
        hidden: ['own_people', 'clients'],
        needs: 'role',
        icon: 'edit',
        input: { type: 'object', required: ['role'], additionalProperties: false, properties: { role: guestRole } },
      },
      resend: { in: invited, needs: 'create', icon: 'mail' },
      cancel: { in: invited, needs: 'remove', icon: 'cancel' },
      remove: { in: there, hidden: ['own_people'], needs: 'remove', icon: 'cancel' },
      dismiss: { in: there, hidden: ['accountants'], needs: 'remove', icon: 'cancel' },
    },
    views: {},
    links: {},
    menu: [['role', 'accountant_role'], ['resend', 'cancel'], ['remove']],
  },
  access: { company: { COMPANY: ['list', 'show', 'create', 'role', 'remove'] } },
  menu: [{ area: 'company', path: 'users', group: 3, order: 60, icon: 'people' }],
});
