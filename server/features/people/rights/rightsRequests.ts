import type { FastifyReply, FastifyRequest } from 'fastify';
import { orderOf } from '../../../../domain/lists/order.ts';
import type { ObjectSchema, Resource } from '../../../../schemas/resource.ts';
import { areaOf } from '../../../identity/actor.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { pageSchema } from '../../../engine/resources/answers.ts';
import { finderOf } from '../../../engine/resources/finder.ts';
import type { ListQuery } from '../../../engine/lists/query.ts';
import { readerOf, readIn, scopeIn, writeOnceIn } from '../../../engine/http/resourceRequests.ts';
import { contentRange, schemaWithId, withId } from '../../../engine/http/simpleRest.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import type { Scope } from '../../../identity/scope.ts';

/** Path parameters that are uuids. */
export const uuidsIn = (...names: readonly string[]): object => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string', format: 'uuid' }])),
});

/** The query by which administrators name a company. */
export const companyQuery = {
  type: 'object',
  properties: {
    company: {
      type: 'string',
      maxLength: 63,
      description: 'The company whose rights are meant, by its short name: for administrators.',
    },
  },
} as const;

/** A request about a user's rights in a company or on the platform. */
export interface AboutRights {
  Querystring: { readonly company?: string };
}

/**
 * Returns the tenant of a request about rights: the entered one, or the one that an administrator names, if any. Throws
 * `not_found` for an unknown name.
 */
export async function targetTenant(request: FastifyRequest<AboutRights>, db: Db): Promise<string | undefined> {
  const { company } = request.query;
  if (areaOf(request.actor.type) !== 'admin') return request.tenant.id;
  if (company === undefined) return undefined;
  const [found] = await db.query<{ id: string }>('select id from tenants where slug = $1', [company]);
  if (!found) throw new ApiError('not_found');
  return found.id;
}

export const detailSchema = {
  type: 'object',
  required: ['detail'],
  additionalProperties: false,
  properties: { detail: { type: 'string' } },
} as const;

/** Changes rights in a transaction, once per key, and answers with a message. */
export function changeRights(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
  work: (db: Db, scope: Scope) => Promise<void>,
): Promise<{ detail: string }> {
  return writeOnceIn(request, reply, resource, async (db) => {
    await work(db, scopeIn(request, resource));
    return { detail: request.t('records.saved') };
  });
}

/** Answers the records whose keys a statement finds, as a bare array with `Content-Range`. */
export async function listBy(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
  keysIn: (db: Db) => Promise<readonly string[]>,
): Promise<object[]> {
  const { find } = await finderOf(resource);
  const visible = visibleIn(request, resource);
  const page = await readIn(request, resource, async (db) => {
    const keys = await keysIn(db);
    if (keys.length === 0) return { results: [], count: 0 };
    const query: ListQuery = { ...whole, sort: orderOf(resource.list.sort), keys, perPage: keys.length };
    return find(db, readerOf(request, resource), query, visible);
  });
  void reply.header(
    'content-range',
    contentRange(resource.name, { page: 1, per_page: page.results.length || 1 }, page),
  );
  return page.results.map((record) => withId(record));
}

const whole = { page: 1, filters: [], held: {}, isCounted: true, further: {} } as const;

export function arraySchema(resource: Resource): object {
  const { properties } = pageSchema(resource) as { properties: { results: { items: ObjectSchema } } };
  return { type: 'array', items: schemaWithId(resource, properties.results.items) };
}
