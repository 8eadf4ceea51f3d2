import type { FastifyInstance } from 'fastify';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { readerOf } from '../../../engine/http/resourceRequests.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { pageSchema } from '../../../engine/resources/answers.ts';
import { listQueryOf } from '../../../engine/lists/query.ts';
import { finderOf } from '../../../engine/resources/finder.ts';

/** The number of latest invoices on a dashboard. */
const latest = { page: 1, per_page: 10, count: false };

/** GET invoice/latest-invoices: the first page of the list. */
export default async function latestInvoiceRoutes(app: FastifyInstance): Promise<void> {
  const { find } = await finderOf(invoices);
  app.get('/api/v2/invoice/latest-invoices', {
    config: { access: { resource: invoices.name, action: 'list' } },
    schema: { tags: [invoices.name], summary: 'The invoices written last.', response: { 200: pageSchema(invoices) } },
    handler: async (request) => {
      const reader = readerOf(request, invoices);
      const query = listQueryOf(invoices, latest);
      const visible = visibleIn(request, invoices);
      const { results } = await request.readInTenant((db) => find(db, reader, query, visible));
      return { results, count: results.length };
    },
  });
}
