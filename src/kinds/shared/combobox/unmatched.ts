import { isObject } from '../../../../domain/schema/isObject.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';

/** What was typed where one of several is to be chosen, and is none of them: it stands in the form in the place of a choice. */
export interface Unmatched {
  readonly unmatched: string;
}

export const isUnmatched = (value: unknown): value is Unmatched =>
  isObject(value) && typeof value['unmatched'] === 'string';

/** An issue at every field of a form that holds what is no choice: it is never saved, and never passed over. */
export function unmatchedIssues(values: unknown, path: readonly string[] = []): Issue[] {
  if (isUnmatched(values))
    return [{ path: path.join('.'), key: 'validation.unmatched', args: { text: values.unmatched } }];
  if (!Array.isArray(values) && !isObject(values)) return [];
  return Object.entries(values).flatMap(([name, value]) => unmatchedIssues(value, [...path, name]));
}
