import { knownNumber } from '../../../../domain/documents/knownNumber.ts';
import { numberedFile } from '../../../../domain/documents/numberedFile.ts';
import type { FastifyInstance } from 'fastify';
import { urlOf } from '../../../../domain/schema/urlOf.ts';
import { documentForm, sendDocument } from '../http/documentForm.ts';
import { drawDocument, drawnQuery, type DrawnQuery } from '../http/drawDocument.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { visibleIn } from '../../http/visibleFields.ts';
import { allowFraming } from '../../../web/security.ts';
import { recordsOf } from '../../resources/records.ts';
import { findDocument } from '../drawing/findDocuments.ts';
import { engineOf } from '../engineOf.ts';
import { showAsItStands } from '../public/visits.ts';

interface DrawnRoute extends ByUuid {
  Querystring: DrawnQuery;
}

/** GET {path}/{uuid}/document: a document as an HTML page or a PDF, of each resource that declares that it is drawn. */
export default async function drawnDocumentRoutes(app: FastifyInstance): Promise<void> {
  for (const resource of app.resources.filter(({ document }) => document?.drawn)) {
    // oxlint-disable-next-line no-await-in-loop -- once, when the server starts
    const engine = await engineOf(resource);
    app.get<DrawnRoute>(`${urlOf(resource)}/:uuid/document`, {
      config: { access: { resource: resource.name, action: 'show' } },
      // Pages come compressed from where they are drawn.
      compress: false,
      schema: {
        tags: [resource.name],
        summary: `Get one of the ${resource.name} as HTML or PDF.`,
        params: uuidParams,
        querystring: drawnQuery,
        produces: ['text/html', 'application/pdf'],
      },
      handler: async (request, reply) => {
        allowFraming(reply);
        const { uuid } = request.params;
        const [scope, pool] = [scopeOf(request), app.pool];
        const { read } = await recordsOf(visibleIn(request, resource));
        const { number, drawn } = await showAsItStands(async () => {
          const found = await request.readInTenant(async (db) => {
            await read(db, scope, uuid);
            return findDocument(db, scope.tenant.id, engine, { uuid });
          });
          return { number: knownNumber(found), drawn: await drawDocument(request, { engine, scope, pool, found }) };
        });
        return sendDocument(
          reply,
          documentForm(request.query, request.headers),
          numberedFile(resource.singular, number),
          drawn,
        );
      },
    });
  }
}
