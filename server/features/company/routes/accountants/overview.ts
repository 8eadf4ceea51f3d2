import type { FastifyInstance, FastifyRequest } from 'fastify';
import { companyOverview } from '../../../../../schemas/parts/company/companyOverview.ts';
import companies, { type Company } from '../../../../../schemas/resources/company/companies.ts';
import { readerOf, readIn } from '../../../../engine/http/resourceRequests.ts';
import { mapAtOnce } from '../../../../base/mapConcurrently.ts';
import { listQueryOf } from '../../../../engine/lists/query.ts';
import { finderOf } from '../../../../engine/resources/finder.ts';
import { totalsOf } from '../../accountants/figures.ts';
import { figuresIn } from '../../accountants/companyFigures.ts';

interface OverviewRoute {
  Querystring: { readonly month?: string };
}

const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: {
    month: {
      type: 'string',
      pattern: '^(19|2\\d)\\d{2}-(0[1-9]|1[0-2])$',
      maxLength: 7,
      description:
        'A month, `2026-11`: what is open and falls due in it, and what was paid in it. Default: all that is open, and what was paid this month.',
    },
  },
} as const;

/** The data of each company besides its figures. */
const fields = ['name', 'nif', 'location.country', 'currency', 'tenant', 'time_zone', 'access', 'access_state'];

/**
 * GET accountants/overview: all companies that a user may enter, each with the figures they may see. Each company's own
 * roles decide.
 */
export default async function overviewRoutes(app: FastifyInstance): Promise<void> {
  const { find } = await finderOf(companies);
  const most = app.budgets.overviewCompanies;
  const listed = (request: FastifyRequest) => {
    const query = listQueryOf(companies, { page: 1, per_page: most, fields: fields.join(',') });
    return readIn(request, companies, (db) =>
      find(db, readerOf(request, companies), { ...query, further: { access: 'all' } }, companies),
    );
  };
  app.get<OverviewRoute>('/api/v2/accountants/overview', {
    config: { access: { resource: companies.name, action: 'list' } },
    schema: {
      tags: ['accountants'],
      summary:
        'Get the figures of all companies that have given the accountant access, and what needs attention there.',
      querystring,
      response: { 200: companyOverview },
    },
    handler: async (request, reply) => {
      const { month } = request.query;
      await app.transfers.take('overview', request, reply);
      const { results, count = results.length } = await listed(request);
      const overviews = await mapAtOnce(results as Company[], app.budgets.overviewCompaniesAtOnce, async (company) => ({
        ...factsOf(company),
        ...(company.access && (await figuresIn(request, company, month))),
      }));
      return {
        ...(month !== undefined && { month }),
        results: overviews,
        count,
        ...(count > overviews.length && { more: true }),
        totals: totalsOf(overviews.map((company) => ('figures' in company && company.figures) || [])),
      };
    },
  });
}

const factsOf = ({ uuid, name, tenant, nif, location, time_zone: timeZone, access, access_state: state }: Company) => ({
  uuid,
  name,
  tenant,
  ...(nif !== undefined && { nif }),
  ...(location?.country.identifier !== undefined && { country: location.country.identifier }),
  ...(timeZone !== undefined && { time_zone: timeZone }),
  access: access ?? false,
  ...(state !== undefined && { access_state: state }),
});
