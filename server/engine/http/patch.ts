import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { isObject } from '../../../domain/schema/isObject.ts';
import { defaultsOf } from '../../../domain/schema/defaults.ts';
import { ownProperty, propertiesOf } from '../../../domain/schema/property.ts';
import { keyOf } from '../../../domain/schema/reference.ts';
import { writeSchema } from '../../../domain/schema/writeSchema.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { ObjectSchema, Resource } from '../../../schemas/resource.ts';
import { requireNone } from '../../base/errors.ts';
import { exampleOn } from '../resources/answers.ts';
import type { Found } from '../resources/finder.ts';

/**
 * Merge patches (RFC 7396): named properties replace, `null` clears, the rest stays. Unacceptable changes are refused
 * at their field, never dropped: `id` and read-only properties may only be sent back unchanged.
 */

/** The properties that a body names, and the read-only values it repeats. */
interface Besides {
  readonly named: readonly string[];
  readonly repeated: Readonly<Record<string, unknown>>;
}

/** Kept for the handler, because validation drops both. */
const besides = new WeakMap<FastifyRequest, Besides>();

/** Returns the schema of a patch: any property of a record, none required. */
export function patchSchema({ schema, example }: Resource, day: string): ObjectSchema {
  const { required: _all, ...written } = writeSchema(schema);
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(written)).map(([name, { default: _unsaid, ...property }]) => [name, property]),
  );
  const [first] = Object.entries(example ?? {});
  return { ...written, properties, ...(first && { examples: [exampleOn(day, Object.fromEntries([first]))] }) };
}

/**
 * Reads a body before validation, where nothing may be dropped: a patch, or a grant of rights. Throws `validation` for
 * unknown properties.
 */
export function readStrictly(request: FastifyRequest, { schema }: Resource): void {
  const { body } = request;
  if (!isObject(body)) return;
  const isFilled = (name: string) => name === 'id' || ownProperty(schema, name)?.readOnly === true;
  const entries = Object.entries(body);
  const unknown = entries.filter(([name]) => !isFilled(name) && !ownProperty(schema, name));
  requireNone(unknown.map(([path]) => ({ path, key: 'validation.unknown' })));
  besides.set(request, {
    named: entries.map(([name]) => name),
    repeated: Object.fromEntries(entries.filter(([name]) => isFilled(name))),
  });
  request.body = Object.fromEntries(entries.filter(([name]) => !isFilled(name)));
}

/** Throws `validation` if a body changes read-only properties; a new record has the defaults. */
export function requireFilled(
  request: FastifyRequest,
  { schema }: Resource,
  record: Readonly<Record<string, unknown>> = defaultsOf(schema),
): void {
  const { repeated = {} } = besides.get(request) ?? {};
  const current: Readonly<Record<string, unknown>> = { ...record, id: record[keyOf(schema)] };
  const changed = Object.entries(repeated).filter(([name, value]) => !isDeepStrictEqual(value, current[name] ?? null));
  requireNone(changed.map(([path]): Issue => ({ path, key: 'validation.filled' })));
}

/** Applies a validated patch to a record. Throws `validation` if it changes read-only properties. */
export function patched(request: FastifyRequest, resource: Resource, { record }: Found): object {
  requireFilled(request, resource, record);
  const { named = [], repeated = {} } = besides.get(request) ?? {};
  const given = request.body as object;
  // Named properties that validation dropped were empty, which clears them.
  const kept = Object.entries(record).filter(([name]) => !named.includes(name) || name in repeated);
  return { ...Object.fromEntries(kept), ...given };
}
