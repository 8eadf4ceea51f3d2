import type { FastifyInstance } from 'fastify';
import companies from '../../../schemas/resources/companies.ts';
import { readOnPlatform } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import { pageSchema, recordSchema } from '../../resources/answers.ts';
import { pagingParameters } from '../../resources/parameters.ts';
import { listCompanies } from '../../usecases/companies/list.ts';

const tags = ['companies'];

const accessQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { page: pagingParameters.page, per_page: pagingParameters.per_page, search: pagingParameters.search },
} as const;

/** GET companies/me and companies/access. */
export default async function companyRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/v2/companies/me', {
    config: { access: { resource: 'companies', action: 'show' } },
    schema: { tags, summary: 'The company of the tenant.', response: { 200: recordSchema(companies) } },
    handler: async (request) => {
      const query = { search: '', page: 1, perPage: 1 };
      const { results } = await readOnPlatform(app.pool, (db) => listCompanies(db, [request.tenant.id], query));
      const [company] = results;
      if (!company) throw new ApiError('not_found');
      return company;
    },
  });

  app.get<{ Querystring: { page: number; per_page: number; search?: string } }>('/api/v2/companies/access', {
    config: { access: 'signed-in' },
    schema: {
      tags,
      summary: 'The companies the user may enter, sorted by name.',
      querystring: accessQuery,
      response: { 200: pageSchema(companies) },
    },
    handler: (request) => {
      const { page, per_page: perPage, search = '' } = request.query;
      const tenants = (request.identity?.tenants ?? []).map((tenant) => tenant.id);
      return readOnPlatform(app.pool, (db) => listCompanies(db, tenants, { page, perPage, search }));
    },
  });
}
