import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isGrantedAnywhere } from '../../../domain/access/grant.ts';
import { keyOf } from '../../../domain/schema/reference.ts';
import { addressOf } from '../../../domain/schema/urlOf.ts';
import type { CrudAction, Resource } from '../../../schemas/resource.ts';
import { areaOf } from '../../identity/actor.ts';
import type { Db } from '../../database/transaction.ts';
import type { LateColumns, OnceWork } from '../idempotency/idempotencyKey.ts';
import { keySchemas } from '../resources/answers.ts';
import { isInTenant, type Reader, type Scope } from '../../identity/scope.ts';
import { scopeOf, servicesOf } from '../../web/requests.ts';

/** A verb of a resource for the routes. */
export interface Described {
  readonly resource: Resource;
  readonly url: string;
  readonly tags: readonly string[];
  readonly access: { readonly resource: string; readonly action: CrudAction };
}

/** Returns a verb of every resource that grants it: reading under each version, writing under one. */
export function describedBy({ resources }: Pick<FastifyInstance, 'resources'>, verb: CrudAction): Described[] {
  return resources
    .filter((resource) => isGrantedAnywhere(resource, verb))
    .flatMap((resource) => {
      const access = { resource: resource.name, action: verb };
      const { version: own, also = [] } = resource.api;
      return [own, ...(verb === 'list' || verb === 'show' ? also : [])].map((version) => {
        const url = addressOf(resource, verb, `:${keyOf(resource.schema)}`, version);
        return { resource, url, tags: [resource.name], access };
      });
    });
}

/** A request for one record by key. */
export interface ByKey {
  Params: { readonly uuid?: string; readonly id?: number };
}

/** The path parameters of one record; a single one has none. */
export const keyParams = ({ schema, single }: Resource): object => {
  if (single) return { type: 'object', properties: {} };
  const key = keyOf(schema);
  return { type: 'object', required: [key], properties: { [key]: keySchemas[key] } };
};

/** Returns the key in a request's path. A single record has the tenant's. */
export const keyIn = (request: FastifyRequest<ByKey>, { single }: Resource): string =>
  single ? request.tenant.id : String(request.params.uuid ?? request.params.id);

/** Returns the reader of a resource's records for a request. */
export function readerOf(request: FastifyRequest, resource: Resource): Reader {
  const { identity, language } = request;
  const tenants = (identity?.tenants ?? []).map(({ id }) => id);
  const operates = identity !== null && areaOf(identity.actor.type) === 'admin';
  return { ...scopeIn(request, resource), language, tenants, operates };
}

/** Returns the scope of a request: the tenant's, or the platform's. */
export const scopeIn = (request: FastifyRequest, resource: Resource): Scope =>
  isInTenant(request, resource) ? scopeOf(request) : { ...servicesOf(request), tenant: { id: '', timeZone: 'UTC' } };

/** Runs read-only work in a resource's scope. */
export function readIn<T>(request: FastifyRequest, resource: Resource, work: (db: Db) => Promise<T>): Promise<T> {
  return isInTenant(request, resource) ? request.readInTenant(work) : request.readOnPlatform(work);
}

/** Runs writing work in a resource's scope. */
export function writeIn<T>(request: FastifyRequest, resource: Resource, work: (db: Db) => Promise<T>): Promise<T> {
  return isInTenant(request, resource) ? request.inTenant(work) : request.onPlatform(work);
}

/** Runs writing work at most once per Idempotency-Key. */
export function writeOnceIn<T extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
  work: OnceWork<T>,
  late?: (body: T) => LateColumns,
): Promise<T> {
  return isInTenant(request, resource) ? request.once(reply, work, late) : request.onceOnPlatform(reply, work);
}
