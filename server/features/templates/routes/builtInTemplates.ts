import type { FastifyInstance } from 'fastify';
import templates, { type BuiltInTemplate } from '../../../../schemas/resources/templates/built-in-templates.ts';
import { scopeIn } from '../../../engine/http/resourceRequests.ts';
import { sampleRoute } from '../drawSample.ts';
import { recordsOf } from '../../../engine/resources/records.ts';

/** GET built-in-templates/{uuid}/sample: a built-in template with a sample invoice. */
export default async function builtInTemplateRoutes(app: FastifyInstance): Promise<void> {
  const { read } = await recordsOf(templates);
  const summary = 'Get a made-up invoice drawn from a built-in template, as HTML or PDF.';
  sampleRoute(app, templates, summary, async (request) => {
    const found = await request.readOnPlatform((db) => read(db, scopeIn(request, templates), request.params.uuid));
    const { link = '' } = found.record as BuiltInTemplate;
    return { template: link, state: link, tenant: 'platform', name: link };
  });
}
