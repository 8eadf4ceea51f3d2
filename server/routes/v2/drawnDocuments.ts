import type { FastifyInstance } from 'fastify';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import { documentLocales, type DocumentLocale } from '../../documents/request.ts';
import { documentForm, sendDocument, type FormQuery } from '../../http/documentForm.ts';
import { drawDocument } from '../../http/drawDocument.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../http/requests.ts';
import { seenIn } from '../../http/seen.ts';
import { allowFraming } from '../../plugins/security.ts';
import { recordsOf } from '../../resources/records.ts';
import { findDocument } from '../../usecases/documents/drawing.ts';
import { engineOf } from '../../usecases/documents/engineOf.ts';
import { showAsItStands } from '../../usecases/documents/visits.ts';

interface Asked extends ByUuid {
  Querystring: FormQuery & { readonly locale?: DocumentLocale };
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
    // oxlint-disable-next-line no-await-in-loop -- once, when the server starts
    const engine = await engineOf(resource);
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
        const [scope, pool] = [scopeOf(request), app.pool];
        const { read } = await recordsOf(seenIn(request, resource));
        const { number, drawn } = await showAsItStands(async () => {
          const found = await request.readInTenant(async (db) => {
            await read(db, scope, uuid);
            return findDocument(db, scope.tenant.id, engine, { uuid });
          });
          return { number: found.number, drawn: await drawDocument(request, { engine, scope, pool, found }) };
        });
        return sendDocument(
          reply,
          documentForm(request.query, request.headers),
          `${resource.singular}-${number ?? 'draft'}`,
          drawn,
        );
      },
    });
  }
}
