import type { FastifyInstance } from 'fastify';
import { hasSummary } from '../../../../domain/lists/summary.ts';
import { describedBy, readerOf, readIn } from '../../http/resourceRequests.ts';
import { refuseHidden, visibleIn } from '../../http/visibleFields.ts';
import { summarySchema } from '../../resources/answers.ts';
import { narrowingQuerySchemaOf } from '../../lists/parameters.ts';
import { listQueryOf } from '../../lists/query.ts';
import { finderOf } from '../../resources/finder.ts';
import { summarize } from '../../lists/summary.ts';

/** The summary of a filtered list: counts by status, and sums. */
export default async function resourceSummaryRoutes(app: FastifyInstance): Promise<void> {
  const summed = describedBy(app, 'list').filter(({ resource }) => hasSummary(resource));
  const lists = summed.map(async (list) => ({ ...list, finder: await finderOf(list.resource) }));
  for (const { resource, url, tags, access, finder } of await Promise.all(lists)) {
    const { parameters = {} } = finder;
    app.get<{ Querystring: Record<string, unknown> }>(`${url}/summary`, {
      config: { access },
      schema: {
        tags,
        summary: `Count ${resource.name} by status and add up their amounts.`,
        querystring: narrowingQuerySchemaOf(resource, parameters),
        response: { 200: summarySchema(resource) },
      },
      handler: (request) => {
        const visible = visibleIn(request, resource);
        refuseHidden(resource, visible, request.query);
        const query = listQueryOf(visible, { ...request.query, page: 1, per_page: 1 }, Object.keys(parameters));
        return readIn(request, resource, (db) => summarize(db, visible, readerOf(request, resource), query, finder));
      },
    });
  }
}
