import type { FastifyInstance } from 'fastify';
import { publicDocument } from '../../../schemas/parts/publicDocument.ts';
import contracts, { contractStatuses } from '../../../schemas/resources/contracts.ts';
import { invoiceStatuses } from '../../../schemas/resources/invoices.ts';
import { publicHashSchema } from '../../http/publicHash.ts';
import { viewPublicContract } from '../../usecases/contracts/publicView.ts';

const params = { type: 'object', required: ['hash'], properties: { hash: publicHashSchema } } as const;

const scheduled = {
  type: 'object',
  required: ['occurrence', 'created', 'due_date', 'status', 'total', 'is_overdue'],
  additionalProperties: false,
  properties: {
    occurrence: { type: 'integer', description: 'Which of its invoices, from 1 on.' },
    created: { type: 'string', format: 'date' },
    due_date: { type: 'string', format: 'date' },
    status: {
      type: 'string',
      enum: [...invoiceStatuses, 'paused', 'skipped'],
      description:
        '`future` for what is to come, `paused` while a pause lasts over its date, `skipped` once it passed so.',
    },
    total: { type: 'string', description: 'What is to be paid: of one to come, as it would be today.' },
    number: { type: 'integer' },
    public_hash: { type: 'string', description: 'The link of its document, where it is issued.' },
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

/** GET public/invoices/recurring/{hash}: what the payer of a contract may read of it. */
export default async function publicContractRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { hash: string } }>('/api/v2/public/invoices/recurring/:hash', {
    config: { access: 'public' },
    schema: {
      tags: ['public'],
      summary: 'Read a contract by its public link: its terms, its schedule, its issued documents.',
      description: 'Lines, taxes and figures are those of its next invoice, or of the last where none is to come.',
      params,
      response: { 200: answer },
    },
    handler: (request) => viewPublicContract(app.pool, app.clock.now(), request.params.hash),
  });
}
