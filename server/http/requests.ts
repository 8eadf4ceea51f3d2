import type { FastifyRequest } from 'fastify';
import type { Scope } from '../scope.ts';

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
export function scopeOf(request: FastifyRequest): Scope {
  return { tenant: request.tenant, now: request.server.clock.now(), budgets: request.server.budgets };
}
