import type { Issue } from '../validation/issue.ts';
import type { StatedLine } from './lineFields.ts';

/** Returns an issue if the period of a line ends before it begins, at a path below `path`. */
export function periodIssues(path: string, { period }: Pick<StatedLine, 'period'>): Issue[] {
  const { from, until } = period ?? {};
  if (!from || !until || until >= from) return [];
  return [{ path: `${path}.period.until`, key: 'validation.untilBeforeFrom' }];
}
