import type { Property } from '../schema/property.ts';
import type { Issue } from './issue.ts';

type Together = NonNullable<Property['together']>;

/** Returns the issue of a list whose items contain too many entries in total. */
export function togetherIssue(path: string, { source, maxItems }: Together): Issue {
  return { path, key: `validation.together.${source.split('.').at(-1)}`, args: { limit: maxItems } };
}
