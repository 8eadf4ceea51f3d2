import type { FastifyInstance, FastifyRequest } from 'fastify';
import { migrateTemplate } from '../../../domain/templates/migrations.ts';
import type { Template } from '../../../schemas/parts/template.ts';
import templates, { type InvoiceTemplate } from '../../../schemas/resources/invoice-templates.ts';
import { builtInTemplate } from '../../documents/builtIn.ts';
import { attachment } from '../../http/attachment.ts';
import { drawnQuery, type DrawnQuery } from '../../http/drawDocument.ts';
import { sendSample } from '../../http/drawSample.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../http/requests.ts';
import { visibleIn } from '../../http/visible.ts';
import { allowFraming } from '../../plugins/security.ts';
import { recordsOf } from '../../resources/records.ts';

/**
 * GET invoice-templates/{uuid}/file: a template as a file, which `POST invoice-templates` accepts as `content`. Built-in
 * ones are starting points for a company's own.
 * GET invoice-templates/{uuid}/sample: a template with a made-up invoice.
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
      const { name, content } = await read(request);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', attachment(`${name}.json`))
        .send(JSON.stringify(content, null, 2));
    },
  });

  app.get<ByUuid & { Querystring: DrawnQuery }>('/api/v2/invoice-templates/:uuid/sample', {
    config: { access: { resource: templates.name, action: 'show' } },
    // Pages are compressed where they are drawn.
    compress: false,
    schema: {
      tags: [templates.name],
      summary: 'Get a made-up invoice drawn from a template, built-in or own, as HTML or PDF.',
      params: uuidParams,
      querystring: drawnQuery,
      produces: ['text/html', 'application/pdf'],
    },
    handler: async (request, reply) => {
      allowFraming(reply);
      const { content, version } = await read(request);
      return sendSample(request, reply, {
        template: content,
        state: `${request.params.uuid} ${version}`,
        tenant: scopeOf(request).tenant.id,
        name: 'sample',
      });
    },
  });

  /** Reads a template in the current version of the format. Throws `not_found`. */
  async function read(request: FastifyRequest<ByUuid>): Promise<{ name: string; content: Template; version: number }> {
    const records = await recordsOf(visibleIn(request, templates));
    const found = await request.readInTenant((db) => records.read(db, scopeOf(request), request.params.uuid));
    const { name, link = '', content } = found.record as InvoiceTemplate;
    return {
      name,
      content: content ? (migrateTemplate(content) as Template) : builtInTemplate(link),
      version: found.version,
    };
  }
}
