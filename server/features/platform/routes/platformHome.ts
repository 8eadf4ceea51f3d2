import type { FastifyInstance } from 'fastify';
import { date } from '../../../../schemas/parts/date.ts';
import companyAccounts from '../../../../schemas/resources/payments/company-accounts.ts';
import tenants from '../../../../schemas/resources/platform/tenants.ts';
import { readPlatformHome } from '../home/home.ts';

const count = { type: 'integer', minimum: 0 } as const;
const flag = { type: 'boolean' } as const;

const answer = {
  title: 'PlatformHome',
  type: 'object',
  required: ['version', 'tenants', 'users', 'failed', 'steps', 'issued'],
  additionalProperties: false,
  properties: {
    version: { type: 'string' },
    tenants: {
      type: 'object',
      required: ['active', 'suspended'],
      additionalProperties: false,
      properties: { active: count, suspended: count },
    },
    users: { ...count, description: 'Accounts that can sign in.' },
    failed: {
      type: 'object',
      description: 'Jobs whose last run failed, and mails that were given up or whose delivery is uncertain.',
      required: ['jobs', 'mails'],
      additionalProperties: false,
      properties: { jobs: count, mails: count },
    },
    under_review: {
      type: 'object',
      description:
        'Payment accounts that wait for the review of an administrator; absent for users who may not list them.',
      required: ['accounts'],
      additionalProperties: false,
      properties: { accounts: count },
    },
    steps: {
      type: 'object',
      description: 'Which of the first steps of an installation are done.',
      required: ['tenant', 'account_type', 'operator'],
      additionalProperties: false,
      properties: { tenant: flag, account_type: flag, operator: flag },
    },
    issued: {
      type: 'array',
      description: 'How many invoices all companies issued on each of the last 30 days.',
      items: {
        type: 'object',
        required: ['date', 'count'],
        additionalProperties: false,
        properties: { date, count },
      },
    },
  },
} as const;

/** GET platform-home: the administrators' home page in one request. */
export default async function platformHomeRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/v2/platform-home', {
    config: { access: { resource: tenants.name, action: 'list' } },
    schema: {
      tags: ['home'],
      summary: 'Get what the home page of the administrators shows: tenants, users, and invoices issued per day.',
      response: { 200: answer },
    },
    handler: async (request) => {
      const { under_review, ...home } = await request.readOnPlatform((db) => readPlatformHome(db, app.clock.now()));
      return request.may(companyAccounts.name, 'list') ? { ...home, under_review } : home;
    },
  });
}
