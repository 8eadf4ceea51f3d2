import type { FastifyRequest } from 'fastify';
import type { Scope } from '../scope.ts';
import { siteOf } from '../site.ts';

/** The path of one record of a tenant: its key. */
export const uuidParams = {
  type: 'object',
  required: ['uuid'],
  properties: { uuid: { type: 'string', format: 'uuid' } },
} as const;

/** A request for the record of that path. */
export interface ByUuid {
  Params: { uuid: string };
}

/** The path of a file of a record: the keys of both. */
export const fileParams = {
  ...uuidParams,
  required: ['uuid', 'file'],
  properties: { ...uuidParams.properties, file: { type: 'string', format: 'uuid' } },
} as const;

/** A request for the file of that path. */
export interface ByFile {
  Params: { uuid: string; file: string };
}

/** The tenant and the instant a request's use case works with. */
export const scopeOf = (request: FastifyRequest): Scope => ({ ...servicesOf(request), tenant: request.tenant });

/** The same without a tenant: what is the platform's is worked on for none. */
export function servicesOf(request: FastifyRequest): Omit<Scope, 'tenant'> & { readonly site: string } {
  const { clock, budgets, config } = request.server;
  return { now: clock.now(), budgets, site: siteOf(config), ...granterIn(request) };
}

/** Whoever asks, as one who may grant what they may do themselves. */
export function granterIn({ identity, server }: FastifyRequest): Pick<Scope, 'granter'> {
  if (!identity) return {};
  const { actor, permissions, withheld } = identity;
  return { granter: { permissions, withheld, frame: server.permissions.frameOf(actor.type) } };
}
