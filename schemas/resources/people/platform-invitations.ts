import { userTypes } from '../../access.ts';
import { defineResource, type Infer } from '../../resource.ts';
import type { InvitationAction } from './invitations.ts';

const filled = { type: 'string', readOnly: true } as const;
const instant = { type: 'string', format: 'date-time', readOnly: true } as const;
const uuid = { type: 'string', format: 'uuid' } as const;

const schema = {
  $id: 'PlatformInvitation',
  type: 'object',
  required: ['email', 'type', 'status', 'inviter', 'sent_at', 'expires_at'],
  additionalProperties: false,
  properties: {
    uuid: { ...uuid, readOnly: true },
    email: { type: 'string', format: 'email', maxLength: 254, readOnly: true },
    name: filled,
    company: {
      type: 'object',
      kind: 'reference',
      ref: 'tenants',
      readOnly: true,
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid, name: filled, slug: filled },
    },
    type: { type: 'string', enum: userTypes, readOnly: true },
    status: {
      type: 'string',
      enum: ['pending', 'accepted', 'expired', 'withdrawn'],
      readOnly: true,
      tones: { pending: 'progress', accepted: 'complete', expired: 'cancelled', withdrawn: 'draft' },
    },
    inviter: filled,
    sent_at: instant,
    expires_at: instant,
    accepted_at: instant,
  },
} as const;

export type PlatformInvitation = Infer<typeof schema>;

/** The invitations of all companies and the platform, for operators to resend and withdraw. */
export default defineResource({
  name: 'platform-invitations',
  singular: 'platform-invitation',
  api: { version: 'v2', path: 'platform-invitations' },
  scope: 'platform',
  slots: ['records'],
  schema,
  history: { account_invitations: { tenant_uuid: 'company_uuid' } },
  label: 'email',
  details: ['name'],
  status: 'status',
  list: {
    columns: ['email', 'name', 'company', 'type', 'status', 'inviter', 'sent_at', 'expires_at'],
    priority: ['email', 'status', 'company', 'sent_at', 'name', 'type', 'expires_at', 'inviter'],
    sort: ['-sent_at'],
    sortable: ['email', 'sent_at', 'expires_at'],
    search: ['email', 'name'],
    filters: { status: 'in', type: 'in', company: 'eq' },
  },
  form: { sections: [] },
  page: {
    main: [],
    beside: [],
    sections: [
      { name: 'identity', fields: ['name', 'company', 'type', 'inviter', 'sent_at', 'expires_at', 'accepted_at'] },
    ],
  },
  actions: {
    reasons: {},
    commands: {
      resend: { in: ['pending', 'expired'], needs: 'resend', icon: 'mail', bulk: true },
      withdraw: { in: ['pending', 'expired'], needs: 'withdraw', isFinal: true, icon: 'cancel', bulk: true },
    },
    views: {},
    links: {},
    menu: [['resend'], ['withdraw']],
  },
  access: {
    admin: {
      ADMIN: ['list', 'show', 'resend', 'withdraw'],
    } satisfies { ADMIN: InvitationAction[] },
  },
  menu: [{ area: 'admin', under: 'users', order: 25, icon: 'invitation' }],
});
