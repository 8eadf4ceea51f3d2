import type { FastifyRequest } from 'fastify';
import type { Scope } from '../identity/scope.ts';
import { siteOf } from '../base/site.ts';

/** The path parameters of a tenant's record. */
export const uuidParams = {
  type: 'object',
  required: ['uuid'],
  properties: { uuid: { type: 'string', format: 'uuid' } },
} as const;

/** A request for the record of that path. */
export interface ByUuid {
  Params: { uuid: string };
}

/** The path parameters of a record's file. */
export const fileParams = {
  ...uuidParams,
  required: ['uuid', 'file'],
  properties: { ...uuidParams.properties, file: { type: 'string', format: 'uuid' } },
} as const;

/** A request for the file of that path. */
export interface ByFile {
  Params: { uuid: string; file: string };
}

/** Returns the scope of a request's use case: tenant, instant and services. */
export const scopeOf = (request: FastifyRequest): Scope => ({ ...servicesOf(request), tenant: request.tenant });

/** The same without a tenant, for platform data. */
export function servicesOf(request: FastifyRequest): Omit<Scope, 'tenant'> & { readonly site: string } {
  const { clock, budgets, config } = request.server;
  return { now: clock.now(), budgets, site: siteOf(config), ...granterIn(request) };
}

/** Returns the user as a granter of their own permissions. */
export function granterIn({ identity, server }: FastifyRequest): Pick<Scope, 'granter'> {
  if (!identity) return {};
  const { actor, permissions, withheld } = identity;
  return { granter: { type: actor.type, permissions, withheld, frameOf: server.permissions.frameOf } };
}
