import type { FastifyInstance } from 'fastify';
import templates, { type BuiltInTemplate } from '../../../schemas/resources/built-in-templates.ts';
import { scopeIn } from '../../http/described.ts';
import { drawnQuery, type DrawnQuery } from '../../http/drawDocument.ts';
import { sendSample } from '../../http/drawSample.ts';
import { uuidParams, type ByUuid } from '../../http/requests.ts';
import { allowFraming } from '../../plugins/security.ts';
import { recordsOf } from '../../resources/records.ts';

/** GET built-in-templates/{uuid}/sample: a built-in template with a sample invoice. */
export default async function builtInTemplateRoutes(app: FastifyInstance): Promise<void> {
  const { read } = await recordsOf(templates);
  app.get<ByUuid & { Querystring: DrawnQuery }>('/api/v2/built-in-templates/:uuid/sample', {
    config: { access: { resource: templates.name, action: 'show' } },
    // Pages are compressed where they are drawn.
    compress: false,
    schema: {
      tags: [templates.name],
      summary: 'Get a made-up invoice drawn from a built-in template, as HTML or PDF.',
      params: uuidParams,
      querystring: drawnQuery,
      produces: ['text/html', 'application/pdf'],
    },
    handler: async (request, reply) => {
      allowFraming(reply);
      const found = await request.readOnPlatform((db) => read(db, scopeIn(request, templates), request.params.uuid));
      const { link = '' } = found.record as BuiltInTemplate;
      return sendSample(request, reply, { template: link, state: link, tenant: 'platform', name: link });
    },
  });
}
