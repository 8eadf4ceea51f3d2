import { roleReference } from '../../parts/people/roleReference.ts';
import { defineResource, type Infer } from '../../resource.ts';
import { userTypes } from '../../access.ts';

const instant = { type: 'string', format: 'date-time', readOnly: true } as const;

const schema = {
  $id: 'Invitation',
  type: 'object',
  required: ['email', 'type', 'status', 'inviter', 'sent_at', 'expires_at'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    email: { type: 'string', format: 'email', maxLength: 254, readOnly: true },
    name: { type: 'string', readOnly: true },
    type: { type: 'string', enum: userTypes, readOnly: true },
    role: { ...roleReference, readOnly: true },
    status: {
      type: 'string',
      enum: ['pending', 'accepted', 'expired', 'withdrawn'],
      readOnly: true,
      tones: { pending: 'progress', accepted: 'complete', expired: 'cancelled', withdrawn: 'draft' },
    },
    inviter: { type: 'string', readOnly: true },
    sent_at: instant,
    expires_at: instant,
    accepted_at: instant,
  },
} as const;

export type Invitation = Infer<typeof schema>;
export type InvitationAction = 'list' | 'show' | 'invite' | 'resend' | 'withdraw';

/**
 * The invitations of a company and their results. `POST /api/v1/users/invite` and other grants of access create them;
 * accepting one creates a user.
 */
export default defineResource({
  name: 'invitations',
  singular: 'invitation',
  api: { version: 'v2', path: 'invitations' },
  scope: 'tenant',
  slots: ['find'],
  schema,
  history: { account_invitations: {} },
  label: 'email',
  status: 'status',
  list: {
    columns: ['email', 'type', 'role', 'status', 'inviter', 'sent_at', 'expires_at'],
    priority: ['email', 'status', 'sent_at', 'role', 'type', 'expires_at', 'inviter'],
    sort: ['-sent_at'],
    sortable: ['email', 'sent_at', 'expires_at'],
    search: [],
    filters: { email: 'contains', status: 'in', type: 'eq' },
  },
  form: { sections: [] },
  actions: {
    reasons: {},
    commands: {
      resend: { in: ['pending', 'expired'], needs: 'resend', icon: 'mail' },
      withdraw: { in: ['pending', 'expired'], needs: 'withdraw', isFinal: true, icon: 'cancel' },
    },
    views: {},
    links: {},
    menu: [['resend'], ['withdraw']],
  },
  access: {
    company: {
      COMPANY: ['list', 'show', 'invite', 'resend', 'withdraw'],
    } satisfies { COMPANY: InvitationAction[] },
  },
  menu: [{ area: 'company', under: 'members', order: 61, icon: 'mail' }],
});
