import type { FastifyInstance } from 'fastify';
import { computedMoney } from '../../../../schemas/parts/money.ts';
import { invoiceStatuses } from '../../../../schemas/parts/invoicing/invoiceActions.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { requirePermission } from '../../../identity/scope.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { readProposal } from '../lateCharges/readCharge.ts';

const days = { type: 'integer', minimum: 0 } as const;
const text = { type: 'string' } as const;

const answer = {
  title: 'LateCharge',
  type: 'object',
  required: [
    'is_on',
    'days_late',
    'interest_days',
    'interest',
    'fee',
    'total',
    'currency',
    'interest_per',
    'words',
    'made',
  ],
  additionalProperties: false,
  properties: {
    is_on: { type: 'boolean', description: 'Whether the company charges for late payment.' },
    days_late: days,
    interest_days: { ...days, description: 'The days with interest.' },
    interest: { ...computedMoney, description: 'On what is open, until today.' },
    fee: computedMoney,
    total: computedMoney,
    currency: text,
    interest_percent: text,
    interest_per: { type: 'string', enum: ['year', 'month'] },
    words: {
      type: 'object',
      description: 'What the company says about it, by language.',
      required: ['pt', 'en', 'es'],
      additionalProperties: false,
      properties: { pt: text, en: text, es: text },
    },
    made: {
      type: 'array',
      description: 'The invoices that charge it, the latest first, without cancelled ones.',
      items: {
        type: 'object',
        required: ['uuid', 'status', 'created_at'],
        additionalProperties: false,
        properties: {
          uuid: { type: 'string', format: 'uuid' },
          status: { type: 'string', enum: invoiceStatuses },
          number: { type: 'integer' },
          full_number: text,
          created_at: { type: 'string', format: 'date-time' },
        },
      },
    },
  },
} as const;

/** GET invoice/invoices-single/{uuid}/late-charge: what the company would charge for late payment today. */
export default async function lateChargeRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>('/api/v2/invoice/invoices-single/:uuid/late-charge', {
    config: { access: { resource: invoices.name, action: 'create' } },
    schema: {
      tags: [invoices.name],
      summary: 'Read what the company would charge for the late payment of an invoice today.',
      description:
        'It is a proposal: neither due nor booked. The command `charge_late` makes a draft of it. Needs the permissions to ' +
        'show and create invoices.',
      params: uuidParams,
      response: { 200: answer },
    },
    handler: async (request) => {
      const scope = scopeOf(request);
      requirePermission(scope, `${invoices.name}:show`);
      return request.readInTenant(async (db) => {
        const { made, interest_percent, ...proposal } = await readProposal(db, scope, request.params.uuid);
        return {
          ...proposal,
          ...(interest_percent !== null && { interest_percent }),
          made: made.map(({ number, full_number, ...one }) =>
            number === null ? one : { ...one, number, full_number },
          ),
        };
      });
    },
  });
}
