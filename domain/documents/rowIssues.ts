import { line } from '../../schemas/parts/documents/lines.ts';
import { textKinds } from '../../schemas/parts/documents/rowKinds.ts';
import { propertiesOf } from '../schema/property.ts';
import type { Issue } from '../validation/issue.ts';
import { isLine, type AnyRow } from './rows.ts';

type Entered = Readonly<Record<string, unknown>>;

/** What a line needs. */
const required = ['item', 'price', 'scenery'] as const;

/** What only lines have, of what is entered. */
const ofLines = Object.entries(propertiesOf(line)).flatMap(([name, { readOnly }]) =>
  readOnly || name === 'row' || name === 'description' ? [] : name,
);

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/**
 * Returns the issues of a row as entered, at its properties: a line needs item, price and scenario; a text or heading a
 * description; and texts, headings and subtotals have nothing else. The schema refuses other kinds.
 */
export function rowIssues(row: Entered): Issue[] {
  const kind = row['row'] ?? 'line';
  if (kind === 'line') return required.filter((name) => !isGiven(row[name])).map(missing);
  if (!textKinds.some((text) => text === kind)) return [];
  const strangers = ofLines.filter((name) => isGiven(row[name]));
  const isBare = kind !== 'subtotal' && !isGiven(row['description']);
  return [
    ...strangers.map((path) => ({ path, key: 'validation.onlyLines' })),
    ...(isBare ? [missing('description')] : []),
  ];
}

const missing = (path: string): Issue => ({ path, key: 'validation.required' });

/** Returns the issue at `path`, the rows of a document, if none of them is a line. */
export const noLineIssues = (rows: readonly AnyRow[], path: string): Issue[] =>
  rows.some(isLine) ? [] : [{ path, key: 'validation.noLines' }];
