import type { FieldErrors } from '../../../dataProvider/httpError.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { lineFieldNames } from '../../../domain/documents/lineFields.ts';
import { isBlank, type Column, type Line } from '../grid/lines/line.ts';
import type { CellMessage, LineErrors } from '../grid/lines/linesReducer.ts';
import type { Findings } from '../form/documentForm.ts';

/** Errors by place: field, cell of the grid, or the grid. */
export interface PlacedErrors {
  readonly fields: Readonly<Record<string, string>>;
  readonly lines: LineErrors;
  readonly grid: string | undefined;
}

const ofLine = /^(\d+)(?:\.(.+))?$/;

/** Assigns the server's errors (source -> message) to their places. Blank lines were not sent, so they do not count. */
export function placeErrors(errors: FieldErrors, lines: readonly Line[], linesAt: string): PlacedErrors {
  const sent = lines.filter((line) => !isBlank(line));
  const fields: Record<string, string> = {};
  const cells: Record<string, Partial<Record<Column, CellMessage>>> = {};
  let grid: string | undefined;
  for (const [source, message] of Object.entries(errors)) {
    const isOfLines = source === linesAt || source.startsWith(`${linesAt}.`);
    const [, index, path = ''] = (isOfLines && ofLine.exec(source.slice(linesAt.length + 1))) || [];
    const line = index === undefined ? undefined : sent[Number(index)];
    if (line) cells[line.key] = { ...cells[line.key], [columnAt(path, line)]: message };
    else if (isOfLines) grid = message;
    else fields[source.startsWith('adjustments.') ? source : (source.split('.')[0] ?? source)] = message;
  }
  return { fields, lines: cells, grid };
}

/** Returns the cell of a path within a line. */
function columnAt(path: string, line: Line): Column {
  if (line.row) return 'description';
  const [, index] = /^scenery\.tributes\.(\d+)/.exec(path) ?? [];
  const tribute = index === undefined ? undefined : line.scenario?.tributes[Number(index)];
  if (tribute?.type === 'Variable') return `tribute:${tribute.uuid}`;
  if (path.startsWith('scenery')) return 'scenario';
  if (path === 'total') return 'price';
  return lineFieldNames.find((name) => path === name || path.startsWith(`${name}.`)) ?? 'item';
}

/** react-admin's marker for a message that is translated on display and follows the language. */
const translatedWhenShown = '@@react-admin@@';

/** Assigns the browser's own findings to the same places. */
export function placeFindings({ issues, lines }: Findings, linesAt: string): PlacedErrors {
  const grid = issues.find(({ path }) => path === linesAt);
  const fields = issues.filter((issue) => issue !== grid).map((issue) => [issue.path, wordsOf(issue)]);
  return { fields: Object.fromEntries(fields), lines, grid: grid && gridWords(grid) };
}

const gridWords = (issue: Issue): string =>
  issue.key === 'validation.required' ? 'validation.noLines' : wordsOf(issue);

function wordsOf({ key, args = {} }: Issue): string {
  return translatedWhenShown + JSON.stringify({ message: key, args });
}
