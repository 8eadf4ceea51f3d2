import type { FastifyInstance } from 'fastify';
import templates, { type BuiltInTemplate } from '../../../schemas/resources/built-in-templates.ts';
import { documentLocales, type DocumentLocale } from '../../documents/request.ts';
import { sampleRequest } from '../../documents/sample.ts';
import { scopeIn } from '../../http/described.ts';
import { documentForm, sendDocument } from '../../http/documentForm.ts';
import { goneSignal } from '../../http/gone.ts';
import { uuidParams, type ByUuid } from '../../http/requests.ts';
import { allowFraming } from '../../plugins/security.ts';
import { recordsOf } from '../../resources/records.ts';

interface SampleQuery {
  readonly locale?: DocumentLocale;
  readonly modal?: string;
  readonly format?: 'html' | 'pdf';
}

const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: {
    locale: { type: 'string', enum: documentLocales },
    modal: { type: 'string', maxLength: 10, description: 'Render for a frame inside a page.' },
    format: { type: 'string', enum: ['html', 'pdf'] },
  },
} as const;

/** GET built-in-templates/{uuid}/sample: a built-in template with a sample invoice. */
export default async function builtInTemplateRoutes(app: FastifyInstance): Promise<void> {
  const { read } = await recordsOf(templates);
  app.get<ByUuid & { Querystring: SampleQuery }>('/api/v2/built-in-templates/:uuid/sample', {
    config: { access: { resource: templates.name, action: 'show' } },
    // Pages are compressed where they are drawn.
    compress: false,
    schema: {
      tags: [templates.name],
      summary: 'Get a made-up invoice drawn from a built-in template, as HTML or PDF.',
      params: uuidParams,
      querystring,
      produces: ['text/html', 'application/pdf'],
    },
    handler: async (request, reply) => {
      allowFraming(reply);
      const { query, headers, params, language } = request;
      const found = await request.readOnPlatform((db) => read(db, scopeIn(request, templates), params.uuid));
      const { link = '' } = found.record as BuiltInTemplate;
      const { locale = language } = query;
      const day = app.clock.now().toISOString().slice(0, 10);
      const form = documentForm(query, headers);
      request.endTurn?.();
      const drawn = await app.documents.draw({
        key: ['sample', link, locale, day, ...Object.values(form)].join(' '),
        tenant: 'platform',
        signal: goneSignal(request),
        read: async () => ({ ...form, request: sampleRequest(link, locale, day) }),
      });
      return sendDocument(reply, form, link, drawn);
    },
  });
}
