import { get, set, type FieldErrors, type FieldValues, type ResolverResult } from 'react-hook-form';
import { isObject } from '../../../domain/schema/isObject.ts';
import type { Issue } from '../../../domain/validation/issue.ts';

/** react-admin's own mark for a message that is translated where it is shown, and so follows the language. */
const translatedWhenShown = '@@react-admin@@';

/** Issues as react-hook-form nests errors: those of rows below those of their collection. */
export function formErrors<Values extends FieldValues = FieldValues>(issues: readonly Issue[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const { path, key, args = {} } of issues.toSorted((a, b) => a.path.length - b.path.length)) {
    set(errors, path, { type: key, message: translatedWhenShown + JSON.stringify({ message: key, args }) });
  }
  return errors;
}

/** What a resolver answers: the issues at their fields, or else the values. */
export function resolved<Values extends FieldValues>(issues: readonly Issue[], values: Values): ResolverResult<Values> {
  return issues.length > 0 ? { values: {}, errors: formErrors<Values>(issues) } : { values, errors: {} };
}

/** The properties of a form at which something is wrong, each by its first steps: `location.address`, `tributes.0`. */
export function errorPaths(errors: FieldErrors, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const path = `${prefix}${name}`;
    return isOwn(error) || !isObject(error) ? [path] : errorPaths(error as FieldErrors, `${path}.`);
  });
}

/** Whether this is an error and not the errors of what lies below. */
const isOwn = (error: unknown): boolean => typeof get(error, 'message') === 'string';
