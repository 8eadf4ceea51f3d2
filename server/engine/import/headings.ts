import { headingRowOf } from '../../../domain/imports/headingRow.ts';
import { headingText } from '../../../domain/imports/headingText.ts';
import { headingMatcher, type Matched } from '../../../domain/imports/matchHeadings.ts';
import type { KnownHeadings } from '../../../domain/imports/sheetOfList.ts';
import { isTotalsRow } from '../../../domain/imports/totalsRow.ts';
import { languageCodes, type Language } from '../../../domain/languages.ts';
import { cellText, type SheetCell } from '../../../domain/lists/sheetCell.ts';
import { cut } from '../../../domain/validation/cut.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { translate, translatorIn } from '../../base/i18n.ts';
import { checkWidth, refused, type Row, type Source } from './source.ts';

/** The headings of a file, and the rows below them. */
export interface Headed extends Matched {
  /** The row of the headings; 0 without any. */
  readonly headingRow: number;
  readonly headings: readonly string[];
  /** The rows below the headings that are in memory. */
  readonly rows: readonly Row[];
  /** How rows of the file become rows below the headings: without headings that are repeated. */
  readonly below: Below;
}

/** The cells of the headings, and where rows are cut off. */
export interface Below {
  readonly head?: readonly SheetCell[] | undefined;
  readonly width: number;
}

/** Returns the rows below the headings. Printed lists repeat the headings on each page. */
export const rowsBelow = (rows: readonly Row[], { head, width }: Below): Row[] =>
  rows
    .filter(({ cells }) => head === undefined || !head.every((cell, column) => cell === cells[column]))
    .map(({ row, cells }) => ({ row, cells: cells.slice(0, width) }));

const longestHeading = 200;

/** The heading of the column with the reasons, in the file of rows with errors. */
export const reasonHeading = (language: Language): string => translate(language, 'generate.import.reason');

const matcherOf = (resource: Resource, language: Language) =>
  headingMatcher(resource, [language, ...languageCodes].map(translatorIn));

const textsOf = (cells: readonly SheetCell[], language: Language): string[] =>
  cells.map((cell) => cut(cellText(cell, language), longestHeading));

/** Returns how to count the headings of a row that match paths of a resource. */
export function knownHeadings(resource: Resource, language: Language): KnownHeadings {
  const match = matcherOf(resource, language);
  return (cells) => match(textsOf(cells, language)).mapping.filter((path) => path !== '').length;
}

/**
 * Finds the headings of a file, in the wanted row or wherever they are, and the paths that they match in any language or
 * in lists of other programs. Reasons of an earlier import are no column. Throws `validation` at `file` if the file is
 * empty, and at `heading_row` for a row without content.
 */
export function headed(resource: Resource, source: Source, language: Language, wanted?: number): Headed {
  const { rows } = source;
  if (rows.length === 0) throw refused('empty');
  const match = matcherOf(resource, language);
  const known = knownHeadings(resource, language);
  const at =
    wanted === undefined
      ? headingRowOf(
          rows.map(({ cells }) => cells),
          known,
        )
      : rows.findIndex(({ row }) => row === wanted);
  const head = rows[at];
  if (!head && wanted !== 0) throw refused('headingRow', {}, 'heading_row');
  const below = rows.slice(at + 1);
  const given = textsOf(head?.cells ?? [], language);
  const reasons = new Set(languageCodes.map((code) => headingText(reasonHeading(code))));
  const width = reasons.has(headingText(given.at(-1) ?? '')) ? given.length - 1 : Infinity;
  const widest = below.reduce((most, { cells }) => Math.max(most, cells.length), given.length);
  // A sheet has cells without headings; so has a list without headings.
  const columns = Math.min(width, source.sheet === undefined && head ? given.length : widest);
  checkWidth(columns);
  const headings = Array.from({ length: columns }, (_, column) => given[column] ?? '');
  const kept: Below = { head: head?.cells, width };
  const listed = rowsBelow(below, kept);
  // Lists of programs end with totals.
  const end = listed.findLastIndex(({ cells }) => !isTotalsRow(cells, columns)) + 1;
  return {
    ...match(headings),
    headingRow: head?.row ?? 0,
    headings,
    rows: listed.slice(0, end),
    below: kept,
  };
}
