import type { FastifyRequest } from 'fastify';
import { isObject } from '../../../domain/schema/isObject.ts';
import { ownProperty } from '../../../domain/schema/property.ts';
import type { ObjectSchema } from '../../../schemas/resource.ts';
import { requireNone } from '../../base/errors.ts';

/**
 * A `preValidation` hook that refuses unknown properties, so that a request for more rights is never silently ignored.
 */
export const refuseUnknown =
  (schema: ObjectSchema) =>
  async ({ body }: FastifyRequest): Promise<void> => {
    if (!isObject(body)) return;
    const unknown = Object.keys(body).filter((name) => !ownProperty(schema, name));
    requireNone(unknown.map((path) => ({ path, key: 'validation.unknown' })));
  };
