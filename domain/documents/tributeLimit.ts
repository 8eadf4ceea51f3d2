import { lines } from '../../schemas/parts/lines.ts';
import scenarios from '../../schemas/resources/scenarios.ts';
import type { Issue } from '../validation/issue.ts';
import { togetherIssue } from '../validation/together.ts';

const { together } = lines;
const { maxItems: mostOfLine } = scenarios.schema.properties.tributes;

/** As many lines cannot have more tributes than a document may hold, whatever their scenarios. */
export const linesWithinTributeLimit = Math.floor(together.maxItems / mostOfLine);

/** Whether so many lines can have more tributes than that. */
export const mayPassTributeLimit = (count: number): boolean => count > linesWithinTributeLimit;

/** An issue at the lines of a document, which stand at `path`, given how many tributes each has by its scenario, where it would hold too many. */
export function tributeLimitIssues(path: string, tributesOfLines: readonly number[]): Issue[] {
  const tributes = tributesOfLines.reduce((sum, count) => sum + count, 0);
  return tributes > together.maxItems ? [togetherIssue(path, together)] : [];
}
