import type { FastifyInstance } from 'fastify';
import { isOffered } from '../../../../domain/actions/offeredActions.ts';
import { readInTenant } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { findLinkedDocument } from '../drawing/findDocuments.ts';
import { engineOf } from '../engineOf.ts';
import { publicHashSchema } from '../http/hashParameters.ts';
import { followLink } from '../public/publicLink.ts';

const params = { type: 'object', required: ['hash'], properties: { hash: publicHashSchema } } as const;

/** GET public/<at>/{hash}/logo: the logo above the public page of a document. It does not count as a visit. */
export default async function linkedLogoRoutes(app: FastifyInstance): Promise<void> {
  for (const resource of app.resources.filter(({ document }) => document?.public)) {
    const { name, actions } = resource;
    const { at = '', kind = '' } = resource.document?.public ?? {};
    // oxlint-disable-next-line no-await-in-loop -- once, when the server starts
    const engine = await engineOf(resource);
    app.get<{ Params: { hash: string } }>(`/api/v2/public/${at}/:hash/logo`, {
      config: { access: 'public' },
      schema: {
        tags: ['public'],
        summary: `Get the logo of one of the ${name} by its public link.`,
        description: 'It is that of its document. Without one the answer is empty (204).',
        params,
        produces: ['image/png', 'image/jpeg'],
      },
      handler: async (request, reply) => {
        const { hash } = request.params;
        const pool = app.pool.forVisitors;
        const { tenant, uuid, read } = await followLink(pool, hash, kind, (db) => findLinkedDocument(db, engine));
        if (!actions || !isOffered(actions, 'publicLink', read)) throw new ApiError('not_found');
        const logo = await readInTenant(pool, tenant.id, (db) => engine.logos.find(db, tenant.id, uuid));
        return logo ? reply.type(logo.type).send(Buffer.from(logo.bytes)) : reply.code(204).send();
      },
    });
  }
}
