import type { Readable } from 'node:stream';
import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { boundsOf, leastBounds, type Bounds } from '../../domain/schema/bounds.ts';
import { readJson } from '../../domain/schema/readJson.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { ApiError } from '../errors.ts';
import { refusalOf } from '../http/excess.ts';
import { readBytes } from '../http/intake.ts';
import { stopReading } from '../http/stopReading.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most that a JSON body may be made of: it follows from the route's schema. */
    bounds?: Bounds;
  }
}

/** What a route's body may carry: the whole record, where what is taken of it is less. */
export const carried = ({ config, schema }: Pick<RouteOptions, 'config' | 'schema'>): ObjectSchema | undefined =>
  config?.input ?? (schema?.body as ObjectSchema | undefined);

/** Nobody needs another encoding, and a compressed body could be a bomb. */
function isPlain(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(String(headers['content-type']))?.[1] ?? 'utf-8';
  return (headers['content-encoding'] ?? 'identity') === 'identity' && charset.toLowerCase() === 'utf-8';
}

/** JSON bodies, strictly: UTF-8, within the bounds of their route, with no name of a prototype; an empty body is none. */
export default fp(
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addHook('onRoute', (route) => {
      const schema = carried(route);
      const bounds = schema ? boundsOf(schema) : leastBounds;
      const bytes = Math.min(bounds.bytes, app.budgets.bodyBytes);
      route.bodyLimit = bytes;
      route.config = { ...route.config, bounds: { ...bounds, bytes } };
    });
    app.addHook('preParsing', ({ headers }, _reply, payload, done) => {
      done(isPlain(headers) ? null : new ApiError('unsupported_media'), payload);
    });
    // What is answered before it has all come is a refusal, or a GET with a body, which nobody reads.
    app.addHook('onSend', (request, reply, payload, done) => {
      stopReading(request, reply);
      done(null, payload);
    });
    app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
      const bounds = request.routeOptions.config.bounds ?? leastBounds;
      const bytes = await readBytes(request, payload, bounds.bytes);
      if (bytes.length === 0) return undefined;
      await request.takeTurn();
      const read = readJson(bytes, bounds);
      if ('excess' in read) throw refusalOf(read.excess);
      return read.value;
    });
  },
  { name: 'bodies', dependencies: ['turns'] },
);
