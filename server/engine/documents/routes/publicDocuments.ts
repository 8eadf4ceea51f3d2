import type { FastifyInstance } from 'fastify';
import { ownProperty } from '../../../../domain/schema/property.ts';
import { without } from '../../../../domain/schema/without.ts';
import type { PublicPage } from '../../../../schemas/document.ts';
import { publicDocument } from '../../../../schemas/parts/documents/publicDocument.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { shareReads } from '../../../database/pool/shareReads.ts';
import { publicHashSchema } from '../http/hashParameters.ts';
import { visitorOf } from '../http/visitor.ts';
import { slotOf } from '../../resources/slots.ts';
import type { PublicFile } from '../public/publicPage.ts';

const params = { type: 'object', required: ['hash'], properties: { hash: publicHashSchema } } as const;

/** GET public/<at>/{hash}: what the receiver of a document may read of it, of each resource that declares a public page. */
export default async function publicDocumentRoutes(app: FastifyInstance): Promise<void> {
  const reads = shareReads<unknown>();
  const share = <Read>(key: string, read: () => Promise<Read>) => reads(key, read) as Promise<Read>;
  const published = app.resources.flatMap((resource) => {
    const page = resource.document?.public;
    return page ? [{ resource, page }] : [];
  });
  for (const { resource, page } of published) {
    // oxlint-disable-next-line no-await-in-loop -- once, when the server starts
    const file = await slotOf<PublicFile>(resource, 'public');
    if (!file) throw new Error(`No file says what the public page of ${resource.name} shows`);
    app.get<{ Params: { hash: string } }>(`/api/v2/public/${page.at}/:hash`, {
      config: { access: 'public' },
      schema: { tags: ['public'], ...file.described, params, response: { 200: answerOf(resource, page, file) } },
      handler: async (request, reply) => {
        const { hash } = request.params;
        const name = `public ${page.kind} ${hash}`;
        const view = await file.open({
          pool: app.pool.forVisitors,
          now: app.clock.now(),
          hash,
          share: (key, read) => share(`${page.kind} ${key}`, read),
          visitorOf: (tenant) => visitorOf(request, tenant),
          before: app.answers.get(name),
        });
        if ('body' in view) return app.answers.send(reply, name, view);
        const { state, record } = view;
        return state === undefined ? record : app.answers.send(reply, name, { state, record });
      },
    });
  }
}

/** The schema of a public page: what its resource declares, what every document shows, and its own properties. */
const answerOf = ({ schema, document }: Resource, { shows }: PublicPage, { answer }: PublicFile): object => ({
  title: answer.title,
  type: 'object',
  required: answer.required,
  additionalProperties: false,
  properties: {
    ...Object.fromEntries(shows.map((name) => [name, valueSchema(schema, name)])),
    ...Object.fromEntries(
      Object.entries(publicDocument).map(([name, shown]) => [
        name === 'lines' ? (document?.lines ?? name) : name,
        shown,
      ]),
    ),
    ...answer.properties,
  },
});

function valueSchema(schema: Resource['schema'], name: string): object {
  const { type, format, enum: choices, ref, properties } = ownProperty(schema, name) ?? {};
  if (ref) return { type, additionalProperties: false, properties: without(properties ?? {}, ['uuid']) };
  return { type, ...(format && { format }), ...(choices && { enum: choices }) };
}
