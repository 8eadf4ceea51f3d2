import type { FastifyInstance } from 'fastify';
import { publicDocument } from '../../../schemas/parts/publicDocument.ts';
import contracts, { contractStatuses } from '../../../schemas/resources/contracts.ts';
import { invoiceStatuses } from '../../../schemas/parts/invoiceActions.ts';
import { shareReads } from '../../db/shareReads.ts';
import { publicHashSchema } from '../../http/publicHash.ts';
import { viewPublicContract } from '../../usecases/contracts/publicView.ts';

const params = { type: 'object', required: ['hash'], properties: { hash: publicHashSchema } } as const;

const scheduled = {
  type: 'object',
  required: ['occurrence', 'created', 'due_date', 'status', 'total', 'is_overdue'],
  additionalProperties: false,
  properties: {
    occurrence: { type: 'integer', description: 'The number of the invoice in the contract, from 1.' },
    created: { type: 'string', format: 'date' },
    due_date: { type: 'string', format: 'date' },
    status: {
      type: 'string',
      enum: [...invoiceStatuses, 'paused', 'skipped'],
      description:
        '`future` if scheduled, `paused` if its due date is in a pause, `skipped` once that date has passed.',
    },
    total: { type: 'string', description: 'The amount due; for a scheduled invoice, as calculated today.' },
    number: { type: 'integer' },
    public_hash: { type: 'string', description: 'The public link of the invoice, once issued.' },
    is_overdue: { type: 'boolean' },
  },
} as const;

const { type, frequency, frequency_symbology } = contracts.schema.properties;

const answer = {
  title: 'PublicContract',
  type: 'object',
  required: [
    'contract_number',
    'status',
    'currency',
    'frequency',
    'frequency_symbology',
    'total',
    'items_invoice',
    'schedule',
  ],
  additionalProperties: false,
  properties: {
    contract_number: { type: 'integer' },
    status: { type: 'string', enum: contractStatuses },
    type,
    frequency,
    frequency_symbology,
    due_date: { type: 'string', format: 'date' },
    due_date_contract: { type: 'string', format: 'date' },
    ...publicDocument,
    schedule: { type: 'array', items: scheduled },
  },
} as const;

/** GET public/invoices/recurring/{hash}: a contract for its payer. */
export default async function publicContractRoutes(app: FastifyInstance): Promise<void> {
  const viewShared = shareReads<Awaited<ReturnType<typeof viewPublicContract>>>();
  app.get<{ Params: { hash: string } }>('/api/v2/public/invoices/recurring/:hash', {
    config: { access: 'public' },
    schema: {
      tags: ['public'],
      summary: 'Get a contract by its public link: its terms, schedule and issued invoices.',
      description: 'Lines, taxes and figures are those of its next invoice, or of the last one if none is scheduled.',
      params,
      response: { 200: answer },
    },
    handler: ({ params: { hash } }) =>
      viewShared(hash, () => viewPublicContract(app.pool.forVisitors, app.clock.now(), hash)),
  });
}
