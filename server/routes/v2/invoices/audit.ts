import type { FastifyInstance } from 'fastify';
import { invoiceTags } from '../../../http/invoices.ts';
import { uuidParams, type ByUuid } from '../../../http/requests.ts';
import { auditInvoice } from '../../../usecases/invoices/audit.ts';

const answer = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'timestamp', 'action', 'command', 'changes', 'actor'],
    additionalProperties: false,
    properties: {
      id: { type: 'string', format: 'uuid' },
      timestamp: { type: 'string', format: 'date-time' },
      action: { type: 'string', enum: ['created', 'updated', 'deleted'] },
      command: {
        type: ['string', 'null'],
        description: 'The command that did it, as `invoices.bill`; null for what is no command.',
      },
      changes: {
        type: 'object',
        description:
          'Each changed field by its path (`items_invoice.2.price`) with its value before and after: money and rates as decimal text, a line that was added or removed, a scenario and a tribute as objects, the logo and what is too long to be kept by a digest.',
        additionalProperties: { type: 'array', minItems: 2, maxItems: 2 },
      },
      lines_untold: {
        type: 'integer',
        minimum: 1,
        description: 'How many more lines were changed than `changes` tells.',
      },
      actor: { type: 'string', description: 'Name and e-mail, `system`, or `public link`.' },
    },
  },
} as const;

/** GET audit/invoice/{id}: the history of an invoice, newest first: what was done at once is one entry. */
export default async function invoiceAuditRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>('/api/v2/audit/invoice/:uuid', {
    config: { access: { resource: 'invoices', action: 'audit' } },
    schema: {
      tags: invoiceTags,
      summary: 'The history of an invoice, newest first.',
      params: uuidParams,
      response: { 200: answer },
    },
    handler: (request) => request.readInTenant((db) => auditInvoice(db, request.tenant.id, request.params.uuid)),
  });
}
