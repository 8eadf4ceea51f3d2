import type { FastifyInstance } from 'fastify';
import { date } from '../../../../schemas/parts/date.ts';
import { computedMoney } from '../../../../schemas/parts/money.ts';
import entities from '../../../../schemas/resources/clients/entities.ts';
import { requirePermission } from '../../../identity/scope.ts';
import { keyParams } from '../../../engine/http/resourceRequests.ts';
import { scopeOf } from '../../../web/requests.ts';
import { readRisk } from '../risk.ts';

const whole = { type: 'integer', minimum: 0 } as const;

const answer = {
  type: 'object',
  required: ['from', 'to', 'results'],
  additionalProperties: false,
  properties: {
    from: date,
    to: date,
    results: {
      type: 'array',
      items: {
        type: 'object',
        required: ['currency', 'paid', 'late', 'highest_open', 'highest_on'],
        additionalProperties: false,
        properties: {
          currency: { type: 'string' },
          paid: { ...whole, description: 'The number of invoices paid in these months, of the latest 10,000.' },
          late: { ...whole, description: 'Those paid after their due date.' },
          days_late: { type: 'string', description: 'On average; an invoice paid early counts as 0.' },
          highest_open: computedMoney,
          highest_on: date,
        },
      },
    },
  },
} as const;

/** GET entities/{uuid}/risk: how late a client pays, and its highest open amount. */
export default async function riskRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { uuid: string } }>('/api/v2/entities/:uuid/risk', {
    config: { access: { resource: entities.name, action: 'show' } },
    schema: {
      tags: [entities.name],
      summary: 'How a client has paid its invoices in the last twelve months, by currency.',
      params: keyParams(entities),
      response: { 200: answer },
    },
    handler: async (request) => {
      const scope = scopeOf(request);
      requirePermission(scope, 'invoices:list');
      return request.readInTenant((db) => readRisk(db, scope, request.params.uuid));
    },
  });
}
