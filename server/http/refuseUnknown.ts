import type { FastifyRequest } from 'fastify';
import { isObject } from '../../domain/schema/isObject.ts';
import { ownProperty } from '../../domain/schema/property.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { requireNone } from '../errors.ts';

/**
 * Refuses a body with properties that its schema does not have, each at its name: where rights are given, whoever asks for
 * more is told that they do not get it. A hook of `preValidation`.
 */
export const refuseUnknown =
  (schema: ObjectSchema) =>
  async ({ body }: FastifyRequest): Promise<void> => {
    if (!isObject(body)) return;
    const unknown = Object.keys(body).filter((name) => !ownProperty(schema, name));
    requireNone(unknown.map((path) => ({ path, key: 'validation.unknown' })));
  };
