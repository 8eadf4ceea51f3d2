import type { FastifyInstance } from 'fastify';
import companies from '../../../../schemas/resources/company/companies.ts';
import { areaOf } from '../../../identity/actor.ts';
import { requireNone } from '../../../base/errors.ts';
import { refuseUnknown } from '../../../engine/http/refuseUnknown.ts';
import { siteOf } from '../../../base/site.ts';
import { requestAccess, withdrawRequest } from '../account/requestAccess.ts';

interface Company {
  readonly company: string;
}

const named = {
  type: 'object',
  required: ['company'],
  additionalProperties: false,
  properties: {
    company: { type: 'string', minLength: 1, maxLength: 63, description: 'The short name of the company.' },
  },
} as const;
const body = { ...named, examples: [{ company: 'globex' }] } as const;

const answer = {
  type: 'object',
  required: ['detail'],
  additionalProperties: false,
  properties: { detail: { type: 'string' } },
} as const;

const slugOf = ({ company }: Company): string => company.trim().toLowerCase();

/** POST and DELETE accountants/requests: accountants request access to companies, and withdraw requests. */
export default async function accessRequestRoutes(app: FastifyInstance): Promise<void> {
  app.post<{ Body: Company }>('/api/v2/accountants/requests', {
    config: { access: { resource: companies.name, action: 'list' } },
    preValidation: refuseUnknown(body),
    schema: {
      tags: ['accountants'],
      summary: 'Ask a company for access, by its short name.',
      description: 'Its owners are notified by mail. The answer is the same whether there is such a company or not.',
      body,
      response: { 202: answer },
    },
    handler: async (request, reply) => {
      const { actor, language } = request;
      // A company's own users join by invitation.
      const isGuest = areaOf(actor.type) === 'accountants';
      requireNone(isGuest ? [] : [{ path: 'company', key: 'validation.notOpen' }]);
      await app.guessing.count({ accessRequestsPerAccount: actor.uuid });
      const site = siteOf(app.config);
      await requestAccess(app.pool, { actor, site, language }, slugOf(request.body));
      return reply.code(202).send({ detail: request.t('accountants.request.done') });
    },
  });

  app.delete<{ Params: Company }>('/api/v2/accountants/requests/:company', {
    config: { access: { resource: companies.name, action: 'list' } },
    schema: {
      tags: ['accountants'],
      summary: 'Withdraw a request for access that the company has not answered.',
      description: '404 where there is no such request, whether there is such a company or not.',
      params: named,
      response: { 200: answer },
    },
    handler: async (request) => {
      await withdrawRequest(app.pool, request.actor, slugOf(request.params));
      return { detail: request.t('accountants.request.withdrawn') };
    },
  });
}
