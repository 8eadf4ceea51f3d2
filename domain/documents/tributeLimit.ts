import { lines } from '../../schemas/parts/documents/lines.ts';
import { mostTributesAtOnce } from '../../schemas/parts/documents/scenarioTribute.ts';
import type { Issue } from '../validation/issue.ts';
import { togetherIssue } from '../validation/totalItems.ts';

const { together } = lines;

/** Up to this number of lines, a document cannot exceed the limit of tributes, whatever its scenarios. */
export const linesWithinTributeLimit = Math.floor(together.maxItems / mostTributesAtOnce);

/** Returns whether this number of lines might exceed that limit. */
export const mayPassTributeLimit = (count: number): boolean => count > linesWithinTributeLimit;

/** Returns an issue at `path`, the lines of a document, if their scenarios have too many tributes in total. */
export function tributeLimitIssues(path: string, tributesOfLines: readonly number[]): Issue[] {
  const tributes = tributesOfLines.reduce((sum, count) => sum + count, 0);
  return tributes > together.maxItems ? [togetherIssue(path, together)] : [];
}
