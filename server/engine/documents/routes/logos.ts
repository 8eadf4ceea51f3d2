import type { FastifyInstance } from 'fastify';
import { urlOf } from '../../../../domain/schema/urlOf.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { ApiError } from '../../../base/errors.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { visibleIn } from '../../http/visibleFields.ts';
import { recordsOf } from '../../resources/records.ts';
import { slotOf } from '../../resources/slots.ts';
import { documentLogos, type LogosFile } from '../drawing/logo.ts';

/** GET the logo of a document: its own, else that of the document that it follows, else the company's. */
export default async function logoRoutes(app: FastifyInstance): Promise<void> {
  const drawn = app.resources.filter(({ document, schema }) => document && Object.hasOwn(schema.properties, 'logo'));
  const files = await Promise.all(drawn.map((resource) => slotOf<LogosFile>(resource, 'logos')));
  for (const [index, resource] of drawn.entries()) {
    route(app, resource, files[index]?.logos ?? documentLogos(resource));
  }
}

function route(app: FastifyInstance, resource: Resource, logos: LogosFile['logos']): void {
  app.get<ByUuid>(`${urlOf(resource)}/:uuid/logo`, {
    config: { access: { resource: resource.name, action: 'show' } },
    schema: {
      tags: [resource.name],
      summary: `Get the logo on the document of one of the ${resource.name}.`,
      params: uuidParams,
      produces: ['image/png', 'image/jpeg'],
    },
    handler: async (request, reply) => {
      const { uuid } = request.params;
      const { read } = await recordsOf(visibleIn(request, resource));
      const logo = await request.readInTenant(async (db) => {
        await read(db, scopeOf(request), uuid);
        return logos.find(db, request.tenant.id, uuid);
      });
      if (!logo) throw new ApiError('not_found');
      return reply.type(logo.type).send(Buffer.from(logo.bytes));
    },
  });
}
