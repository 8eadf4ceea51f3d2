import type { FastifyInstance } from 'fastify';
import templates, { type InvoiceTemplate } from '../../../schemas/resources/invoice-templates.ts';
import { builtInTemplate } from '../../documents/builtIn.ts';
import { attachment } from '../../http/attachment.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../http/requests.ts';
import { visibleIn } from '../../http/visible.ts';
import { recordsOf } from '../../resources/records.ts';

/**
 * GET invoice-templates/{uuid}/file: a template as a file, which `POST invoice-templates` accepts as `content`. Built-in
 * ones are starting points for a company's own.
 */
export default async function templateFileRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>('/api/v2/invoice-templates/:uuid/file', {
    config: { access: { resource: templates.name, action: 'show' } },
    schema: {
      tags: [templates.name],
      summary: 'Get the content of a template, built-in or own, as a JSON file.',
      params: uuidParams,
      produces: ['application/json'],
    },
    handler: async (request, reply) => {
      const { read } = await recordsOf(visibleIn(request, templates));
      const { record } = await request.readInTenant((db) => read(db, scopeOf(request), request.params.uuid));
      const { name, link, content } = record as InvoiceTemplate;
      const file = content ?? (link === undefined ? {} : builtInTemplate(link));
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', attachment(`${name}.json`))
        .send(JSON.stringify(file, null, 2));
    },
  });
}
