import type { FastifyInstance } from 'fastify';
import { historyAnswer } from '../../../http/history.ts';
import { invoiceTags } from '../../../http/invoices.ts';
import { uuidParams, type ByUuid } from '../../../http/requests.ts';
import { auditInvoice } from '../../../usecases/invoices/audit.ts';

/** GET audit/invoice/{id}: an invoice's history, newest first; one command is one entry. */
export default async function invoiceAuditRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>('/api/v2/audit/invoice/:uuid', {
    config: { access: { resource: 'invoices', action: 'audit' } },
    schema: {
      tags: invoiceTags,
      summary: 'List the history of an invoice, newest first.',
      params: uuidParams,
      response: { 200: historyAnswer },
    },
    handler: (request) => request.readInTenant((db) => auditInvoice(db, request.tenant.id, request.params.uuid)),
  });
}
