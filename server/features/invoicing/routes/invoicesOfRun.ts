import type { FastifyInstance } from 'fastify';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import runs from '../../../../schemas/resources/recurrence/runs.ts';
import { readerOf } from '../../../engine/http/resourceRequests.ts';
import { uuidParams, type ByUuid } from '../../../web/requests.ts';
import { pageSchema } from '../../../engine/resources/answers.ts';
import { pagingParameters } from '../../../engine/lists/parameters.ts';
import { readRecord } from '../../../engine/resources/read.ts';
import { listOfRun } from '../invoices/list/listTogether.ts';
import { toRecord } from '../invoices/reading/record.ts';

type RunInvoicesRoute = ByUuid & { Querystring: { readonly page: number; readonly per_page: number } };

const { page, per_page } = pagingParameters;

/** GET runs/{uuid}/invoices: what a run issued, and what it held and still does. */
export default async function invoicesOfRunRoutes(app: FastifyInstance): Promise<void> {
  app.get<RunInvoicesRoute>('/api/v2/runs/:uuid/invoices', {
    config: { access: { resource: runs.name, action: 'show' } },
    schema: {
      tags: [runs.name],
      summary: 'List the invoices that a run put on hold or issued; those on hold come first.',
      params: uuidParams,
      querystring: { type: 'object', additionalProperties: false, properties: { page, per_page } },
      response: { 200: pageSchema(invoices) },
    },
    handler: async (request) => {
      const reader = readerOf(request, invoices);
      const paging = { page: request.query.page, perPage: request.query.per_page };
      const { tenant, params } = request;
      const [, found] = await request.readInTenant((db) =>
        Promise.all([readRecord(db, runs, tenant.id, params.uuid), listOfRun(db, tenant.id, params.uuid, paging)]),
      );
      return { results: found.rows.map((row) => toRecord(row, reader)), count: found.count ?? 0 };
    },
  });
}
