import { isObject } from '../../../../domain/schema/isObject.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';

/**
 * Text that matches no option is no value of its field: the field is empty, and the text stands beside it, under a name
 * that no field has. There it moves with its row, is kept with a draft and makes the form dirty.
 */
const mark = ':unmatched';

/** Where the text of a field is kept that matches no option. */
export const unmatchedAt = (source: string): string => `${source}${mark}`;

/** The field that such a name belongs to; undefined for the name of a field. */
export const fieldOfUnmatched = (name: string): string | undefined =>
  name.endsWith(mark) ? name.slice(0, -mark.length) : undefined;

interface Entered<Values> {
  /** What the fields hold. */
  readonly values: Values;
  /** An issue at every field whose text matches no option: it is neither saved nor ignored. */
  readonly issues: readonly Issue[];
}

/** What is entered in a form, without the texts that match no option. Where something is chosen by now, its text is void. */
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

/** The problems of a form. A field whose text matches no option has that problem only. */
export function besideUnmatched(unmatched: readonly Issue[], found: readonly Issue[]): readonly Issue[] {
  const isTold = ({ path }: Issue) => unmatched.some((one) => path === one.path || path.startsWith(`${one.path}.`));
  return [...unmatched, ...found.filter((issue) => !isTold(issue))];
}
