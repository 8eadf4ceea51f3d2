import type { FastifyInstance, FastifyRequest } from 'fastify';
import { migrateTemplate } from '../../../../domain/templates/migrations.ts';
import type { Template } from '../../../../schemas/parts/templates/template.ts';
import templates, { type InvoiceTemplate } from '../../../../schemas/resources/templates/invoice-templates.ts';
import { builtInTemplate } from '../../../drawing/builtIn/builtIn.ts';
import { attachment } from '../../../files/attachment.ts';
import { sampleRoute } from '../drawSample.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { recordsOf } from '../../../engine/resources/records.ts';

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

  const summary = 'Get a made-up invoice drawn from a template, built-in or own, as HTML or PDF.';
  sampleRoute(app, templates, summary, async (request) => {
    const { content, version } = await read(request);
    const state = `${request.params.uuid} ${version}`;
    return { template: content, state, tenant: scopeOf(request).tenant.id, name: 'sample' };
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
