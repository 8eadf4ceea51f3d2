import { ownProperty } from '../../../domain/schema/property.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { ObjectSchema } from '../../../schemas/resource.ts';
import { requireNone } from '../../base/errors.ts';

/**
 * Reads a merge patch (RFC 7396) before validation: `null` or an empty text clears a `clearable` property. Throws
 * `validation` for other empty and for unknown properties, because a requested change is never dropped.
 */
export function readPatch(schema: ObjectSchema, clearable: readonly string[], body: unknown): unknown {
  if (!isObject(body)) return body;
  const issues = Object.entries(body).flatMap(([path, value]): Issue[] => {
    if (!ownProperty(schema, path)) return [{ path, key: 'validation.unknown' }];
    const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
    return isEmpty && !clearable.includes(path) ? [{ path, key: 'validation.required' }] : [];
  });
  requireNone(issues);
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value ?? '']));
}
