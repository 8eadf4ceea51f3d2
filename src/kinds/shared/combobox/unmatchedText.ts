import { isObject } from '../../../../domain/schema/isObject.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';

/**
 * Unmatched text is no value: the field is empty, and the text is stored under a name that no field has. There it moves
 * with its row, is kept in drafts and makes the form dirty.
 */
const mark = ':unmatched';

/** Returns the name under which a field's unmatched text is stored. */
export const unmatchedAt = (source: string): string => `${source}${mark}`;

/** Returns the field of such a name; undefined for other names. */
export const fieldOfUnmatched = (name: string): string | undefined =>
  name.endsWith(mark) ? name.slice(0, -mark.length) : undefined;

interface Entered<Values> {
  /** The values of fields. */
  readonly values: Values;
  /** An issue for each field with unmatched text, which is neither saved nor ignored. */
  readonly issues: readonly Issue[];
}

/** Removes unmatched texts from a form's values. A selected option overrides the text. */
export function withoutUnmatched<Values>(form: Values): Entered<Values> {
  const issues: Issue[] = [];
  const walk = (value: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((row: unknown, index) => walk(row, [...path, String(index)]));
    if (!isObject(value) || value instanceof Blob) return value;
    const kept = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      const field = fieldOfUnmatched(name);
      if (field === undefined) return [[name, walk(inner, [...path, name])]];
      const isEmpty = value[field] === null || value[field] === undefined;
      if (typeof inner !== 'string' || !isEmpty) return [];
      issues.push({ path: [...path, field].join('.'), key: 'validation.unmatched', args: { text: inner } });
      return [[field, null]];
    });
    return Object.fromEntries(kept);
  };
  return { values: walk(form, []) as Values, issues };
}

/** Merges the issues of a form. A field with unmatched text has only that issue. */
export function besideUnmatched(unmatched: readonly Issue[], found: readonly Issue[]): readonly Issue[] {
  const isReported = ({ path }: Issue) => unmatched.some((one) => path === one.path || path.startsWith(`${one.path}.`));
  return [...unmatched, ...found.filter((issue) => !isReported(issue))];
}
