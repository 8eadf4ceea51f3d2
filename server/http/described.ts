import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isGrantedAnywhere } from '../../domain/access/grant.ts';
import { keyOf } from '../../domain/schema/reference.ts';
import { addressOf } from '../../domain/schema/urlOf.ts';
import type { PlainVerb, Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import type { Reader } from '../scope.ts';

/** A verb of a resource as routes declare it. */
export interface Described {
  readonly resource: Resource;
  readonly url: string;
  readonly tags: readonly string[];
  readonly access: { readonly resource: string; readonly action: PlainVerb };
}

/** A verb of every resource, where somebody is granted it, under each version that answers it. */
export function describedBy({ resources }: Pick<FastifyInstance, 'resources'>, verb: PlainVerb): Described[] {
  return resources
    .filter((resource) => isGrantedAnywhere(resource, verb))
    .flatMap((resource) => {
      const access = { resource: resource.name, action: verb };
      return [resource.api.version, ...(resource.api.also ?? [])].map((version) => {
        const url = addressOf(resource, verb, `:${keyOf(resource.schema)}`, version);
        return { resource, url, tags: [resource.name], access };
      });
    });
}

/** A request for one record, by the key in its path. */
export interface ByKey {
  Params: { readonly uuid?: string; readonly id?: number };
}

/** The path of one record: its key, which a single one has not. */
export const keyParams = ({ schema, single }: Resource): object => {
  if (single) return { type: 'object', properties: {} };
  const key = keyOf(schema);
  const { [key]: property } = { uuid: { type: 'string', format: 'uuid' }, id: idSchema };
  return { type: 'object', required: [key], properties: { [key]: property } };
};

const idSchema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

/** The key that the path of a request names. A tenant's single record has the tenant's. */
export const keyIn = (request: FastifyRequest<ByKey>, { single }: Resource): string =>
  single ? request.tenant.id : String(request.params.uuid ?? request.params.id);

/** For whom a request reads a resource's records. */
export function readerOf(request: FastifyRequest, { scope }: Resource): Reader {
  const { identity, language, server } = request;
  return {
    tenant: scope === 'tenant' ? request.tenant : platform,
    now: server.clock.now(),
    language,
    tenants: (identity?.tenants ?? []).map(({ id }) => id),
  };
}

const platform = { id: '', timeZone: 'UTC' };

/** Runs work that only reads the rows of a resource's scope. */
export function readIn<T>(request: FastifyRequest, { scope }: Resource, work: (db: Db) => Promise<T>): Promise<T> {
  return scope === 'tenant' ? request.readInTenant(work) : request.readOnPlatform(work);
}
