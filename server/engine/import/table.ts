import type { PropertyOf } from '../../../domain/kinds/codec.ts';
import { fieldKey } from '../../../domain/kinds/words.ts';
import { languageCodes, type Language } from '../../../domain/languages.ts';
import { columnCalled, importColumns, importWays } from '../../../domain/lists/importColumns.ts';
import { mappingProblems, recognises, type ImportMapping } from '../../../domain/lists/importMapping.ts';
import { cellText } from '../../../domain/lists/sheetCell.ts';
import { cut } from '../../../domain/validation/cut.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ApiError } from '../../base/errors.ts';
import { translate, translatorIn } from '../../base/i18n.ts';
import { refused, type Row, type Source } from './source.ts';

/** A column of a file, with its index. */
export interface Column extends PropertyOf {
  readonly at: number;
}

/** The part of a file that describes a resource's records. */
export interface Table {
  /** The total number of columns. */
  readonly width: number;
  readonly columns: readonly Column[];
  /** The headings of ignored columns. */
  readonly ignored: readonly string[];
  readonly rows: readonly Row[];
}

const longestHeading = 200;

/**
 * Returns the headings of a file for display, and the paths that they match by name or in any language. Throws
 * `validation` at `file` if there are none.
 */
export function headingsOf(resource: Resource, { rows: [head] }: Source, language: Language) {
  if (!head) throw refused('empty');
  const known = importColumns(resource);
  const languages = [language, ...languageCodes].map(translatorIn);
  const headings = head.cells.map((cell) => cut(cellText(cell, language), longestHeading));
  return { headings, named: headings.map((heading) => columnCalled(heading, known, languages)?.path ?? '') };
}

/**
 * Converts a file to a table of a resource: columns by mapping, else by heading. Throws `validation` at `columns`, or
 * `file` without a mapping, for unknown or duplicate paths, or if no column identifies records.
 */
export function tableOf(
  resource: Resource,
  source: Source,
  mapping: ImportMapping | undefined,
  language: Language,
): Table {
  const { headings, named } = headingsOf(resource, source, language);
  const paths = mapping ?? named;
  const errors = mappingIssues(resource, headings.length, paths, language);
  if (errors.length > 0) {
    throw new ApiError('validation', { errors: mapping ? errors : errors.slice(0, 1).map(ofFile) });
  }
  const known = new Map(importColumns(resource).map((column) => [column.path, column]));
  const columns = paths.flatMap((path, at) => {
    const column = known.get(path);
    return column ? { ...column, at } : [];
  });
  const ignored = headings.filter((heading, at) => heading !== '' && !known.has(paths[at] ?? ''));
  return { width: headings.length, columns, ignored, rows: source.rows.slice(1) };
}

const ofFile = (issue: Issue): Issue => ({ ...issue, path: 'file' });

/** The errors of a mapping, by column. */
function mappingIssues(resource: Resource, width: number, mapping: ImportMapping, language: Language): Issue[] {
  const word = (path: string) => translate(language, fieldKey(resource.name, path));
  if (mapping.length > width) return [{ path: 'columns', key: 'validation.maxItems', args: { limit: width } }];
  const problems = mappingProblems(resource, mapping).map(({ at, path, why }): Issue =>
    why === 'twice'
      ? { path: `columns.${at}`, key: 'validation.import.twice', args: { column: word(path) } }
      : { path: `columns.${at}`, key: 'validation.field', args: { field: path } },
  );
  if (problems.length > 0 || recognises(resource, mapping)) return problems;
  const [, ...by] = importWays(resource).map(word);
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(by);
  return [{ path: 'columns', key: 'validation.import.missing', args: { columns: list } }];
}
