import type { FastifyInstance } from 'fastify';
import { computedMoney } from '../../../../schemas/parts/money.ts';
import { ApiError } from '../../../base/errors.ts';
import { readCards } from '../cards.ts';

const month = { type: 'string', pattern: '^\\d{4}-\\d{2}$' } as const;

const card = {
  type: 'object',
  title: 'ReportCard',
  required: ['report', 'currency', 'amount'],
  additionalProperties: false,
  properties: {
    report: { type: 'string', description: 'The name of the report.' },
    currency: { type: 'string', description: 'That of the company, or the first one with figures.' },
    amount: { ...computedMoney, description: 'Of this month; as of today, if the report has no period.' },
    months: {
      type: 'array',
      description: 'The last twelve months, or the next ones of a forecast; absent without a period.',
      items: {
        type: 'object',
        required: ['month', 'amount'],
        additionalProperties: false,
        properties: { month, amount: computedMoney },
      },
    },
  },
} as const;

const answer = {
  title: 'ReportCards',
  type: 'object',
  required: ['results'],
  additionalProperties: false,
  properties: { results: { type: 'array', items: card } },
} as const;

/** GET reports: the first figure of every report that the user may read, in one currency. */
export default async function reportCardRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/v2/reports', {
    config: { access: 'signed-in' },
    schema: {
      tags: ['reports'],
      summary: 'Get the first figure of every report: of this month, and of twelve months.',
      response: { 200: answer },
    },
    handler: async (request) => {
      const readable = app.reports.filter(({ guard }) => request.may(guard.name, 'list'));
      if (readable.length === 0) throw new ApiError('forbidden');
      return { results: await request.readInTenant((db) => readCards(db, request, readable)) };
    },
  });
}
