import { ownProperty } from '../../domain/schema/property.ts';
import { isObject } from '../../domain/schema/isObject.ts';
import type { Issue } from '../../domain/validation/issue.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { requireNone } from '../errors.ts';

/**
 * A merge patch (RFC 7396) before it is validated: `null` clears a property as an empty text does, where it is one of
 * `clearable`. Throws `validation` for other empty properties, and for those the schema does not have: a change that
 * was asked for is never dropped silently.
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
