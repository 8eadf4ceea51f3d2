import type { FastifyInstance } from 'fastify';
import templates from '../../../schemas/resources/invoice-templates.ts';
import { pageSchema } from '../../resources/answers.ts';
import { keysParameter, pagingParameters } from '../../resources/parameters.ts';
import { listTemplates, type TemplateQuery } from '../../usecases/invoiceTemplates/list.ts';

const query = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page: pagingParameters.page,
    per_page: pagingParameters.per_page,
    uuid: keysParameter('uuid'),
    name: { type: 'string', maxLength: 120, description: 'Part of the name.' },
  },
} as const;

/** GET invoice-templates: the built-in ones first. */
export default async function invoiceTemplateRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: TemplateQuery }>('/api/v2/invoice-templates', {
    config: { access: { resource: templates.name, action: 'list' } },
    schema: {
      tags: [templates.name],
      summary: 'The templates documents are drawn from, the built-in ones first.',
      querystring: query,
      response: { 200: pageSchema(templates) },
    },
    handler: (request) => request.readInTenant((db) => listTemplates(db, request.tenant.id, request.query)),
  });
}
