import { decimalSignOf, type DecimalSign } from '../../../domain/imports/amounts.ts';
import { fieldsOf, rowAssembler, type Cleaned, type Field } from '../../../domain/imports/assembleRows.ts';
import { cleaningOf, type CleaningRule, type Writing } from '../../../domain/imports/cleanCell.ts';
import { dateOrderOf, type DateOrder } from '../../../domain/imports/dates.ts';
import type { PropertyOf } from '../../../domain/kinds/codec.ts';
import { decimalSigns } from '../../../domain/kinds/decimal.ts';
import { fieldKey } from '../../../domain/kinds/words.ts';
import type { Language } from '../../../domain/languages.ts';
import { importColumns, importWays } from '../../../domain/lists/importColumns.ts';
import {
  mappingProblems,
  recognises,
  type ImportDefaults,
  type ImportMapping,
} from '../../../domain/lists/importMapping.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ApiError } from '../../base/errors.ts';
import { translate } from '../../base/i18n.ts';
import { mapInPieces } from '../../base/mapInChunks.ts';
import type { Headed } from './headings.ts';
import type { Row } from './source.ts';

/** A column of the table that a file becomes, with its index. */
export interface Column extends PropertyOf {
  readonly at: number;
}

/** The part of a file that describes a resource's records. */
export interface Table {
  readonly columns: readonly Column[];
  /** The headings of ignored columns. */
  readonly ignored: readonly string[];
  /** The rows with a cell for each column, cleaned. */
  readonly rows: readonly Row[];
  readonly cleaned: readonly Cleaned[];
  readonly writing: Writing;
}

/** What the user decides about a file. */
export interface TableChoices {
  readonly columns?: ImportMapping | undefined;
  readonly defaults?: ImportDefaults | undefined;
  readonly date_order?: DateOrder | undefined;
  readonly decimal_sign?: DecimalSign | undefined;
}

/**
 * Converts a file to a table of a resource: columns by mapping, else by heading. Throws `validation` at `columns`, or
 * `file` without a mapping, for unknown or duplicate paths, or if no column identifies records.
 */
export async function tableOf(
  resource: Resource,
  { headings, rows, ...matched }: Pick<Headed, 'headings' | 'rows' | 'mapping' | 'defaults'>,
  choices: TableChoices,
  language: Language,
): Promise<Table> {
  const mapping = choices.columns ?? matched.mapping;
  const defaults = choices.defaults ?? (choices.columns ? {} : matched.defaults);
  const errors = mappingIssues(resource, headings.length, mapping, language);
  if (errors.length > 0) {
    throw new ApiError('validation', { errors: choices.columns ? errors : errors.slice(0, 1).map(ofFile) });
  }
  const fields = fieldsOf(resource, headings, mapping, defaults);
  const writing = writingOf(fields, rows, choices, language);
  const { assemble, cleaned } = rowAssembler(fields, defaults, writing);
  const made = await mapInPieces(rows, ({ row, cells }): Row => {
    const isSurplus = cells.slice(headings.length).some((cell) => cell !== '');
    return { row, ...assemble(cells), ...(isSurplus && { surplus: true }) };
  });
  return {
    columns: fields.map((field, at) => ({ ...field, at })),
    ignored: headings.filter((heading, at) => heading !== '' && (mapping[at] ?? '') === ''),
    rows: made,
    cleaned: cleaned(),
    writing,
  };
}

/** Decides how dates and figures are written: as chosen, as all columns show, else as in the language. */
function writingOf(fields: readonly Field[], rows: readonly Row[], choices: TableChoices, language: Language): Writing {
  const textsOf = (rule: CleaningRule): string[] =>
    fields
      .filter((field) => cleaningOf(field) === rule)
      .flatMap(({ from }) => from.flatMap((at) => rows.map(({ cells }) => cells[at])))
      .filter((cell) => typeof cell === 'string');
  return {
    language,
    dateOrder: choices.date_order ?? dateOrderOf(textsOf('date')) ?? (language === 'en' ? 'mdy' : 'dmy'),
    decimalSign: choices.decimal_sign ?? decimalSignOf(textsOf('amount')) ?? decimalSigns[language],
  };
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
  const by = (resource.imports?.by ?? []).map(word);
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(by);
  return [{ path: 'columns', key: 'validation.import.missing', args: { columns: list } }];
}

/** Returns the columns that a default may fill: those of new records. */
export const defaultable = (resource: Resource): PropertyOf[] =>
  importColumns(resource).filter(({ path, property }) => !property.readOnly && path !== importWays(resource)[0]);
