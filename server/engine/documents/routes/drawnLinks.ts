import { knownNumber } from '../../../../domain/documents/knownNumber.ts';
import { numberedFile } from '../../../../domain/documents/numberedFile.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Resource } from '../../../../schemas/resource.ts';
import { shareReads } from '../../../database/pool/shareReads.ts';
import { readInTenant } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { documentForm, sendDocument } from '../http/documentForm.ts';
import { drawDocument, drawnQuery, type DrawnQuery } from '../http/drawDocument.ts';
import { publicHashSchema } from '../http/hashParameters.ts';
import { visitorOf } from '../http/visitor.ts';
import { allowFraming } from '../../../web/security.ts';
import { findDocument, findLinkedDocument } from '../drawing/findDocuments.ts';
import type { Engine } from '../engine.ts';
import { engineOf } from '../engineOf.ts';
import type { FoundDocument } from '../foundDocument.ts';
import { followLink, type LinkedDocument } from '../public/publicLink.ts';
import { showToVisitor } from '../public/visits.ts';

const params = { type: 'object', required: ['hash'], properties: { hash: publicHashSchema } } as const;

type LinkRequest = FastifyRequest<{ Params: { hash: string }; Querystring: DrawnQuery }>;

/** GET public/<at>/{hash}/document: what its receiver sees, of each resource with a public page that is drawn. */
export default async function drawnLinkRoutes(app: FastifyInstance): Promise<void> {
  const findShared = shareReads<LinkedDocument & { readonly read: FoundDocument }>();
  for (const resource of app.resources.filter(({ document }) => document?.drawn && document.public)) {
    // oxlint-disable-next-line no-await-in-loop -- once, when the server starts
    const engine = await engineOf(resource);
    app.get<{ Params: { hash: string }; Querystring: DrawnQuery }>(
      `/api/v2/public/${resource.document?.public?.at}/:hash/document`,
      {
        config: { access: 'public' },
        // Pages come compressed from where they are drawn.
        compress: false,
        schema: {
          tags: ['public'],
          summary: `Get one of the ${resource.name} as HTML or PDF by its public link.`,
          params,
          querystring: drawnQuery,
          produces: ['text/html', 'application/pdf'],
        },
        handler: async (request, reply) => {
          allowFraming(reply);
          const { found, drawn } = await show(request, resource, engine);
          const form = documentForm(request.query, request.headers);
          return sendDocument(reply, form, numberedFile(resource.singular, knownNumber(found)), drawn);
        },
      },
    );
  }

  /** A visitor does not wait for a connection behind the company's own calls. */
  async function show(request: LinkRequest, { document }: Resource, engine: Engine) {
    const { hash } = request.params;
    const pool = app.pool.forVisitors;
    const kind = document?.public?.kind ?? '';
    const findFirst = () => followLink(pool, hash, kind, (db) => findLinkedDocument(db, engine));
    const { tenant, uuid, read } = await findShared(`${kind} ${hash}`, findFirst);
    let known: FoundDocument | undefined = read;
    const scope = { tenant, now: app.clock.now() };
    const visitor = await visitorOf(request, tenant.id);
    const link = visitor.isOwn ? undefined : uuid;
    return showToVisitor(pool, scope, engine, visitor, {
      find: async () => {
        const found =
          known ?? (await readInTenant(pool, tenant.id, (db) => findDocument(db, tenant.id, engine, { uuid })));
        known = undefined;
        if (found.public_hash !== hash) throw new ApiError('not_found');
        return found;
      },
      show: async (found) => ({ found, drawn: await drawDocument(request, { engine, scope, pool, found, link }) }),
    });
  }
}
