import type { Readable } from 'node:stream';
import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { boundsOf, leastBounds, type Bounds } from '../../../domain/schema/bounds.ts';
import { readJson } from '../../../domain/schema/values/readJson.ts';
import type { ObjectSchema } from '../../../schemas/resource.ts';
import { ApiError } from '../../base/errors.ts';
import { refusalOf } from './excess.ts';
import { readBytes } from './intake.ts';
import { stopReading } from './stopReading.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The bounds of a JSON body; by default from the route's schema. */
    bounds?: Bounds;
    /** Whether the route checks a signature of its body. */
    isSigned?: boolean;
  }
  interface FastifyRequest {
    /** The body as sent, of a signed route. */
    signedBytes?: Buffer;
  }
}

/** The schema of what a body may contain: the whole record, if the route accepts only part of it. */
export const carried = ({ config, schema }: Pick<RouteOptions, 'config' | 'schema'>): ObjectSchema | undefined =>
  config?.input ?? (schema?.body as ObjectSchema | undefined);

/** Compressed bodies could be decompression bombs. */
function isPlain(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(String(headers['content-type']))?.[1] ?? 'utf-8';
  return (headers['content-encoding'] ?? 'identity') === 'identity' && charset.toLowerCase() === 'utf-8';
}

/** Parses JSON bodies strictly: UTF-8, within the route's bounds, without prototype keys; an empty body is none. */
export default fp(
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addHook('onRoute', (route) => {
      const schema = carried(route);
      const bounds = route.config?.bounds ?? (schema ? boundsOf(schema) : leastBounds);
      const bytes = Math.min(bounds.bytes, app.budgets.bodyBytes);
      route.bodyLimit = bytes;
      route.config = { ...route.config, bounds: { ...bounds, bytes } };
    });
    app.addHook('preParsing', ({ headers }, _reply, payload, done) => {
      done(isPlain(headers) ? null : new ApiError('unsupported_media'), payload);
    });
    // An answer before the end of the body is a refusal, or belongs to a GET with a body, which is not read.
    app.addHook('onSend', (request, reply, payload, done) => {
      stopReading(request, reply);
      done(null, payload);
    });
    app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
      const bounds = request.routeOptions.config.bounds ?? leastBounds;
      const bytes = await readBytes(request, payload, bounds.bytes);
      if (bytes.length === 0) return undefined;
      await request.takeTurn();
      if (request.routeOptions.config.isSigned) request.signedBytes = bytes;
      const read = readJson(bytes, bounds);
      if ('excess' in read) throw refusalOf(read.excess);
      return read.value;
    });
  },
  { name: 'bodies', dependencies: ['turns'] },
);
