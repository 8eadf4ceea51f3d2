import type { Issue } from '../../../domain/validation/issue.ts';
import type { PlacedErrors } from './fieldErrors.ts';
import type { Findings } from './validateDocument.ts';

/** react-admin's own mark for a message that is translated where it is shown, and so follows the language. */
const translatedWhenShown = '@@react-admin@@';

/** What was found in the browser, where the server's messages would stand too. */
export function placeFindings({ issues, lines }: Findings, linesAt: string): PlacedErrors {
  const grid = issues.find(({ path }) => path === linesAt);
  const fields = issues.filter((issue) => issue !== grid).map((issue) => [issue.path, wordsOf(issue)]);
  return { fields: Object.fromEntries(fields), lines, grid: grid && gridWords(grid) };
}

const gridWords = (issue: Issue): string =>
  issue.key === 'validation.required' ? 'documents.errors.noLines' : wordsOf(issue);

function wordsOf({ key, args = {} }: Issue): string {
  return translatedWhenShown + JSON.stringify({ message: key, args });
}
