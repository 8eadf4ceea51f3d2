import type { FastifyInstance } from 'fastify';
import { detailSchema } from '../../../../web/detail.ts';
import { invitedSchema, invitedWords } from '../../invitations/invitedAnswer.ts';
import { refuseUnknown } from '../../../../engine/http/refuseUnknown.ts';
import { scopeOf, servicesOf } from '../../../../web/requests.ts';
import { inviteColleague, type Colleague } from '../../invitations/inviteColleague.ts';
import { resendTo } from '../../invitations/resendTo.ts';

const tags = ['users'];
const email = { type: 'string', format: 'email', maxLength: 254 } as const;
const uuid = { type: 'string', format: 'uuid' } as const;

const colleague = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: {
    email,
    name: { type: 'string', minLength: 1, maxLength: 200 },
    roles: {
      type: 'array',
      maxItems: 20,
      items: { type: 'string', minLength: 1, maxLength: 60 },
      description: 'Keys of roles, or `owner`, `back_office`, `read_only`. By default back office.',
    },
  },
  examples: [{ email: 'bia@acme.test', name: 'Bia Lima', roles: ['back_office'] }],
} as const;

const again = {
  type: 'object',
  required: ['uuid'],
  additionalProperties: false,
  properties: { uuid, email: { ...email, description: 'Another address to invite instead of the previous one.' } },
  examples: [{ uuid: '0198f6b2-0000-7000-8000-000000000000' }],
} as const;

/** POST users/invite and users/invite-email: invites a colleague, and resends the mail. */
export default async function inviteRoutes(app: FastifyInstance): Promise<void> {
  const { pool } = app;

  app.post<{ Body: Colleague }>('/api/v1/users/invite', {
    config: { access: { resource: 'invitations', action: 'invite' } },
    preValidation: refuseUnknown(colleague),
    schema: {
      tags,
      summary: 'Invite a colleague to the company by mail.',
      body: colleague,
      response: { 200: invitedSchema },
    },
    handler: async (request) => {
      const made = await inviteColleague({ pool, ...servicesOf(request) }, request, request.body);
      return { ...made, detail: request.t(invitedWords[made.state], { email: request.body.email }) };
    },
  });

  app.post<{ Body: { uuid: string; email?: string } }>('/api/v1/users/invite-email', {
    config: { access: { resource: 'invitations', action: 'resend' } },
    preValidation: refuseUnknown(again),
    schema: {
      tags,
      summary: 'Mail an open invitation again with a new link, to the same address or another.',
      body: again,
      response: { 200: detailSchema },
    },
    handler: (request) =>
      request.inTenant(async (db) => {
        const sent = await resendTo(db, scopeOf(request), request.body);
        return { detail: request.t('auth.invitation_sent_again', { email: sent }) };
      }),
  });
}
