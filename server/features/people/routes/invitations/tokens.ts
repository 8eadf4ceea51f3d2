import type { FastifyInstance } from 'fastify';
import { userTypes } from '../../../../../schemas/access.ts';
import { legalKinds } from '../../../../drawing/legal/texts.ts';
import { tokenSchema } from '../../invitations/tokenSchema.ts';
import { readToken } from '../../invitations/readToken.ts';

const terms = {
  type: 'object',
  required: ['kind', 'version', 'title', 'url'],
  additionalProperties: false,
  properties: {
    kind: { type: 'string', enum: legalKinds },
    version: { type: 'string' },
    title: { type: 'string' },
    url: { type: 'string' },
  },
} as const;

const info = {
  title: 'OneTimeLink',
  type: 'object',
  required: ['purpose', 'state', 'expires_at'],
  additionalProperties: false,
  properties: {
    purpose: { type: 'string', enum: ['reset', 'email', 'invitation'] },
    state: {
      type: 'string',
      enum: ['good', 'expired', 'used', 'withdrawn'],
      description: 'Only `good` links tell more.',
    },
    expires_at: { type: 'string', format: 'date-time' },
    email: { type: 'string', description: 'The account’s address; the new one where the link confirms it.' },
    name: { type: 'string' },
    company: { type: 'string', description: 'Of an invitation: the company; absent for the platform’s own accounts.' },
    inviter: { type: 'string' },
    type: { type: 'string', enum: userTypes },
    has_account: { type: 'boolean', description: 'Of an invitation: accepting takes the password of the account.' },
    is_fit: { type: 'boolean', description: 'Of an invitation: false if the address has an account of another type.' },
    terms: { type: 'array', items: terms, description: 'Of an invitation: what is accepted with it.' },
  },
  examples: [
    {
      purpose: 'invitation',
      state: 'good',
      expires_at: '2026-12-02T15:00:00.000Z',
      email: 'bia@acme.test',
      company: 'Acme Software Ltda',
      inviter: 'Ana Souza',
      type: 'COMPANY',
      has_account: false,
      is_fit: true,
      terms: [],
    },
  ],
} as const;

/** GET auth/tokens/{id}: the purpose of a one-time link, without using it. */
export default async function tokenRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { id: string } }>('/api/v1/auth/tokens/:id', {
    config: { access: 'public' },
    schema: {
      tags: ['auth'],
      summary: 'Get what a one-time link is for, and whether it still works.',
      params: { type: 'object', required: ['id'], properties: { id: tokenSchema } },
      response: { 200: info },
    },
    handler: (request) => readToken(app.pool, request.params.id, request.language, app.clock.now()),
  });
}
