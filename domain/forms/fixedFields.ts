import type { Resource } from '../../schemas/resource.ts';
import { holds } from '../actions/holds.ts';
import { propertyAt } from '../schema/path.ts';
import { sectionsFor } from './sections.ts';

type Of = Pick<Resource, 'schema' | 'form'>;

/** Returns why a property is locked: permanently, or while a condition holds. Undefined if it is not. */
export function fixedBy(
  { schema }: Pick<Of, 'schema'>,
  path: string,
  record: unknown,
): 'immutable' | 'fixed' | undefined {
  const { immutable = false, fixed } = propertyAt(schema, path) ?? {};
  if (fixed && record !== undefined && holds(fixed, record)) return 'fixed';
  return immutable ? 'immutable' : undefined;
}

/** Returns the locked paths if nothing else in the form can change; else none. */
export function allFixed(resource: Of, record: unknown): string[] {
  const paths = sectionsFor(resource.form.sections, record).flatMap(({ fields }) => fields);
  const reasons = paths.map((path) => fixedBy(resource, path, record));
  return reasons.includes(undefined) ? [] : paths.filter((_, place) => reasons[place] === 'fixed');
}
