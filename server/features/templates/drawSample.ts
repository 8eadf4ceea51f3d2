import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import type { Template } from '../../../schemas/parts/templates/template.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { sampleRequest } from '../../drawing/sample.ts';
import { allowFraming } from '../../web/security.ts';
import { documentForm, sendDocument } from '../../engine/documents/http/documentForm.ts';
import { drawnQuery, type DrawnQuery } from '../../engine/documents/http/drawDocument.ts';
import { goneSignal } from '../../limits/abortSignal.ts';
import { uuidParams, type ByUuid } from '../../web/requests.ts';

/** A template to draw with a made-up invoice. */
interface Sample {
  /** The link of a built-in template, or a company's own. */
  readonly template: string | Template;
  /** Identifies the template and its content. */
  readonly state: string;
  /** The company that it is drawn for; companies share the workers. */
  readonly tenant: string;
  /** The name of the file, without extension. */
  readonly name: string;
}

/** GET {path}/{uuid}/sample: a template with a made-up invoice. */
export function sampleRoute(
  app: FastifyInstance,
  resource: Resource,
  summary: string,
  read: (request: FastifyRequest<ByUuid>) => Promise<Sample>,
): void {
  app.get<ByUuid & { Querystring: DrawnQuery }>(`${urlOf(resource)}/:uuid/sample`, {
    config: { access: { resource: resource.name, action: 'show' } },
    // Pages are compressed where they are drawn.
    compress: false,
    schema: {
      tags: [resource.name],
      summary,
      params: uuidParams,
      querystring: drawnQuery,
      produces: ['text/html', 'application/pdf'],
    },
    handler: async (request, reply) => {
      allowFraming(reply);
      return sendSample(request, reply, await read(request));
    },
  });
}

/** Draws a template with a made-up invoice of today in the requested form and language, and sends it. */
async function sendSample(
  request: FastifyRequest<{ Querystring: DrawnQuery }>,
  reply: FastifyReply,
  { template, state, tenant, name }: Sample,
): Promise<FastifyReply> {
  const { query, headers, server } = request;
  const { locale = request.language } = query;
  const day = server.clock.now().toISOString().slice(0, 10);
  const form = documentForm(query, headers);
  // A request that waits for a drawing does not hold a turn.
  request.endTurn?.();
  const drawn = await server.documents.draw({
    key: ['sample', tenant, state, locale, day, ...Object.values(form)].join(' '),
    tenant,
    signal: goneSignal(request),
    read: async () => ({ ...form, request: sampleRequest(template, locale, day) }),
    fallsBack: true,
  });
  return sendDocument(reply, form, name, drawn);
}
