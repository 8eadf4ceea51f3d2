import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { isObject } from '../../domain/schema/isObject.ts';
import { defaultsOf } from '../../domain/schema/defaults.ts';
import { ownProperty, propertiesOf } from '../../domain/schema/property.ts';
import { keyOf } from '../../domain/schema/reference.ts';
import { writeSchema } from '../../domain/schema/writeSchema.ts';
import type { Issue } from '../../domain/validation/issue.ts';
import type { ObjectSchema, Resource } from '../../schemas/resource.ts';
import { requireNone } from '../errors.ts';
import { exampleOn } from '../resources/answers.ts';
import type { Found } from '../resources/reading.ts';

/**
 * Merge patches (RFC 7396) of records: what a patch names takes the place of what the record has, `null` clears it, and
 * the rest stays. A change that is not taken is refused at its field, never dropped: `id`, and what the server fills, may
 * be sent back only as they are.
 */

/** What a body names, and what it repeats of what the server fills. */
interface Besides {
  readonly named: readonly string[];
  readonly repeated: Readonly<Record<string, unknown>>;
}

/** Kept for the handler: validation drops both. */
const besides = new WeakMap<FastifyRequest, Besides>();

/** What a patch of a resource's records may carry, as of a day: any of what a whole record may, and nothing is required. */
export function patchSchema({ schema, example }: Resource, day: string): ObjectSchema {
  const { required: _all, ...written } = writeSchema(schema);
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(written)).map(([name, { default: _unsaid, ...property }]) => [name, property]),
  );
  const [first] = Object.entries(example ?? {});
  return { ...written, properties, ...(first && { examples: [exampleOn(day, Object.fromEntries([first]))] }) };
}

/**
 * Reads a body before it is validated, where nothing of it may be dropped: a patch, or what gives rights. Throws `validation`
 * at each property that the records do not have.
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

/** Throws `validation` where a body says of what the server fills something else than the record has; a new one has the defaults. */
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

/** The record as a validated patch leaves it. Throws `validation` where it changes what the server fills. */
export function patched(request: FastifyRequest, resource: Resource, { record }: Found): object {
  requireFilled(request, resource, record);
  const { named = [], repeated = {} } = besides.get(request) ?? {};
  const given = request.body as object;
  // What it names and validation has dropped was empty, which clears it.
  const kept = Object.entries(record).filter(([name]) => !named.includes(name) || name in repeated);
  return { ...Object.fromEntries(kept), ...given };
}
