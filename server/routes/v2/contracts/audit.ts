import type { FastifyInstance } from 'fastify';
import { historyAnswer } from '../../../http/history.ts';
import { uuidParams, type ByUuid } from '../../../http/requests.ts';
import { auditContract } from '../../../usecases/contracts/audit.ts';

/** GET audit/contract/{id}: the history of a contract, newest first: each amendment and each issue one entry. */
export default async function contractAuditRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>('/api/v2/audit/contract/:uuid', {
    config: { access: { resource: 'contracts', action: 'audit' } },
    schema: {
      tags: ['contracts'],
      summary: 'The history of a contract, newest first.',
      description:
        'An amendment is told as the change of `amendment`: its kind and reach, how many invoices it concerned, what all that ' +
        'is issued and to come was before it and after. Invoices that were issued at once are the changes `issued.<occurrence>`.',
      params: uuidParams,
      response: { 200: historyAnswer },
    },
    handler: (request) => request.readInTenant((db) => auditContract(db, request.tenant.id, request.params.uuid)),
  });
}
