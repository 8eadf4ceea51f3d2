import type { ErrorObject } from 'ajv';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { propertyAt } from '../schema/path.ts';
import type { Property } from '../schema/property.ts';
import { keyOf } from '../schema/reference.ts';
import type { Issue } from './issue.ts';
import { wordsOf } from './wordsOf.ts';

/** The order of precedence: only the first of these is reported per path. */
const telling = ['required', 'type', 'enum', 'format', 'decimal', 'pattern'];

const rank = (keyword: string): number => {
  const position = telling.indexOf(keyword);
  return position === -1 ? telling.length : position;
};

/**
 * Converts Ajv errors to issues, one per form source: a missing property at its own path, an error of a reference's key
 * at the reference. `schema` is the validated one, or the whole record's.
 */
export function issuesOf(errors: readonly ErrorObject[] | null | undefined, schema: ObjectSchema | Property): Issue[] {
  const issues = new Map<string, Issue>();
  for (const error of (errors ?? []).toSorted((a, b) => rank(a.keyword) - rank(b.keyword))) {
    const source = sourceOf(error);
    const path = atReference(schema, source);
    if (!issues.has(path)) issues.set(path, { path, ...wordsOf(error, at(schema, source)) });
  }
  return [...issues.values()];
}

/** Returns the path of an error: JSON pointer to dots, including a missing, unknown or unrecognized property. */
function sourceOf(error: ErrorObject): string {
  const { missingProperty, additionalProperty, unevaluatedProperty, tag } = error.params as Record<string, unknown>;
  const steps = error.instancePath.split('/').slice(1).map(unescapePointer);
  const further = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? tag;
  return (typeof further === 'string' ? [...steps, further] : steps).join('.');
}

/** RFC 6901: `~1` is a slash and `~0` a tilde. */
const unescapePointer = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

function atReference(schema: ObjectSchema | Property, path: string): string {
  const holder = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  const reference = at(schema, holder);
  return reference?.ref && path.slice(holder.length).replace('.', '') === keyOf(reference) ? holder : path;
}

/** The validated value may be a reference or a list item. */
const at = (schema: ObjectSchema | Property, path: string): Property | undefined =>
  path === '' ? (schema as Property) : propertyAt(schema, path);
