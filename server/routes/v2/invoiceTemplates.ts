import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import templates from '../../../schemas/resources/invoice-templates.ts';
import { pageSchema } from '../../resources/answers.ts';
import { pagingParameters } from '../../resources/query.ts';
import { recordOf } from '../../resources/select.ts';
import { storageOf } from '../../resources/storage.ts';

const query = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page: pagingParameters.page,
    per_page: pagingParameters.per_page,
    name: { type: 'string', maxLength: 120, description: 'Part of the name.' },
  },
} as const;

interface TemplateQuery {
  page: number;
  per_page: number;
  name?: string;
}

/** GET invoice-templates: the built-in ones first. */
export default async function invoiceTemplateRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: TemplateQuery }>('/api/v2/invoice-templates', {
    config: { access: { resource: templates.name, action: 'list' } },
    schema: { tags: [templates.name], querystring: query, response: { 200: pageSchema(templates) } },
    handler: (request) => {
      const { page, per_page, name = '' } = request.query;
      return request.inTenant(async (db) => {
        const rows = await db.run<{ record: object; count: number }>(sql`
          select ${recordOf(storageOf(templates), 't')} as record, count(*) over () as count
          from invoice_templates t
          where t.tenant_id = ${request.tenant.id} and position(norm(${name}) in norm(t.name)) > 0
          order by t."default" desc, t.editable, norm(t.name), t.uuid
          limit ${per_page} offset ${(page - 1) * per_page}`);
        return { results: rows.map((row) => row.record), count: rows[0]?.count ?? 0 };
      });
    },
  });
}
