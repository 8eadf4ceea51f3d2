import type { Property } from '../schema/property.ts';
import type { Issue } from './issue.ts';

type Together = NonNullable<Property['together']>;

/** What is said of a list, at its path, whose items hold more of something together than they may. */
export function togetherIssue(path: string, { source, maxItems }: Together): Issue {
  return { path, key: `validation.together.${source.split('.').at(-1)}`, args: { limit: maxItems } };
}
