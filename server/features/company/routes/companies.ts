import type { FastifyInstance } from 'fastify';
import companies from '../../../../schemas/resources/company/companies.ts';
import { readerOf, readIn } from '../../../engine/http/resourceRequests.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { recordSchema } from '../../../engine/resources/answers.ts';
import { listQueryOf } from '../../../engine/lists/query.ts';
import { finderOf } from '../../../engine/resources/finder.ts';
import { ApiError } from '../../../base/errors.ts';

/** GET companies/me: the tenant's own company. */
export default async function ownCompanyRoutes(app: FastifyInstance): Promise<void> {
  const { find } = await finderOf(companies);
  app.get('/api/v2/companies/me', {
    config: { access: { resource: companies.name, action: 'show' } },
    schema: {
      tags: [companies.name],
      summary: 'Get the company of the tenant.',
      response: { 200: recordSchema(companies) },
    },
    handler: async (request) => {
      const reader = { ...readerOf(request, companies), tenants: [request.tenant.id] };
      const query = listQueryOf(companies, { page: 1, per_page: 1, count: false });
      const visible = visibleIn(request, companies);
      const { results } = await readIn(request, companies, (db) => find(db, reader, query, visible));
      const [company] = results;
      if (!company) throw new ApiError('not_found');
      return company;
    },
  });
}
