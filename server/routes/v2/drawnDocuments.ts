import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import { documentLocales, type DocumentLocale } from '../../documents/request.ts';
import { documentForm, sendDocument } from '../../http/documentForm.ts';
import { goneSignal } from '../../http/gone.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../http/requests.ts';
import { seenIn } from '../../http/seen.ts';
import { allowFraming } from '../../plugins/security.ts';
import { recordsOf } from '../../resources/records.ts';
import { readToDraw } from '../../usecases/documents/drawStored.ts';

interface Asked extends ByUuid {
  Querystring: { readonly locale?: DocumentLocale; readonly modal?: string; readonly format?: 'html' | 'pdf' };
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

/** GET {path}/{uuid}/document: a document as an HTML page or a PDF, of each resource that declares that it is drawn. */
export default async function drawnDocumentRoutes(app: FastifyInstance): Promise<void> {
  for (const resource of app.resources.filter(({ document }) => document?.drawn)) {
    app.get<Asked>(`${urlOf(resource)}/:uuid/document`, {
      config: { access: { resource: resource.name, action: 'show' } },
      // Pages come compressed from where they are drawn.
      compress: false,
      schema: {
        tags: [resource.name],
        summary: `Get one of the ${resource.name} as HTML or PDF.`,
        params: uuidParams,
        querystring,
        produces: ['text/html', 'application/pdf'],
      },
      handler: async (request, reply) => {
        allowFraming(reply);
        const { uuid } = request.params;
        const { locale = request.language } = request.query;
        const [scope, form] = [scopeOf(request), documentForm(request.query, request.headers)];
        const { read } = await recordsOf(seenIn(request, resource));
        const drawing = await request.readInTenant(async (db) => {
          await read(db, scope, uuid);
          return readToDraw(db, scope, resource, uuid, locale);
        });
        const name = `${resource.singular}-${drawing.document.number ?? 'draft'}`;
        if (request.method === 'HEAD') return sendDocument(reply, form, name);
        const digest = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url');
        const tenant = scope.tenant.id;
        request.endTurn?.();
        const drawn = await app.documents.draw({
          key: [tenant, uuid, digest, ...Object.values(form)].join(' '),
          tenant,
          link: undefined,
          signal: goneSignal(request),
          read: async () => ({ ...form, request: drawing }),
        });
        return sendDocument(reply, form, name, drawn);
      },
    });
  }
}
