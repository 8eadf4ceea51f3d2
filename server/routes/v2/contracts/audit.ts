import type { FastifyInstance } from 'fastify';
import { historyAnswer } from '../../../http/history.ts';
import { uuidParams, type ByUuid } from '../../../http/requests.ts';
import { auditContract } from '../../../usecases/contracts/audit.ts';

/** GET audit/contract/{id}: a contract's history, newest first; each amendment and each issue is one entry. */
export default async function contractAuditRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>('/api/v2/audit/contract/:uuid', {
    config: { access: { resource: 'contracts', action: 'audit' } },
    schema: {
      tags: ['contracts'],
      summary: 'List the history of a contract, newest first.',
      description:
        'An amendment is the change `amendment`: its kind and reach, the number of invoices changed, and the total of issued ' +
        'and scheduled invoices before and after. Invoices issued together are the changes `issued.<occurrence>`.',
      params: uuidParams,
      response: { 200: historyAnswer },
    },
    handler: (request) => request.readInTenant((db) => auditContract(db, request.tenant.id, request.params.uuid)),
  });
}
