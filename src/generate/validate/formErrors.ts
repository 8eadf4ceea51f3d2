import { get, set, type FieldErrors, type FieldValues, type ResolverResult } from 'react-hook-form';
import { isObject } from '../../../domain/schema/isObject.ts';
import type { Issue } from '../../../domain/validation/issue.ts';

/** react-admin's marker for a message that is translated on display and follows the language. */
const translatedWhenShown = '@@react-admin@@';

/** Nests issues like react-hook-form: those of rows below their collection. */
export function formErrors<Values extends FieldValues = FieldValues>(issues: readonly Issue[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const { path, key, args = {} } of issues.toSorted((a, b) => a.path.length - b.path.length)) {
    set(errors, path, { type: key, message: translatedWhenShown + JSON.stringify({ message: key, args }) });
  }
  return errors;
}

/** Returns a resolver's result: field errors, or values. */
export function resolved<Values extends FieldValues>(issues: readonly Issue[], values: Values): ResolverResult<Values> {
  return issues.length > 0 ? { values: {}, errors: formErrors<Values>(issues) } : { values, errors: {} };
}

/** Returns the properties with errors by their first path steps: `location.address`, `tributes.0`. */
export function errorPaths(errors: FieldErrors, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const path = `${prefix}${name}`;
    return isOwn(error) || !isObject(error) ? [path] : errorPaths(error as FieldErrors, `${path}.`);
  });
}

/** Returns whether this is an error, not a container of errors. */
const isOwn = (error: unknown): boolean => typeof get(error, 'message') === 'string';
