import { setImmediate } from 'node:timers/promises';
import { readTable } from '../../../domain/csv.ts';
import type { PropertyOf } from '../../../domain/kinds/codec.ts';
import { fieldKey } from '../../../domain/kinds/words.ts';
import { columnCalled, importColumns } from '../../../domain/lists/importColumns.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { cut } from '../../../domain/validation/cut.ts';
import { languageCodes, type Language } from '../../../domain/languages.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ApiError } from '../../errors.ts';
import { translate, translatorIn } from '../../i18n.ts';

/** A column of a file, and where its cells stand in a row. */
export interface Column extends PropertyOf {
  readonly at: number;
}

/** A row of a file that says something, with its number as a spreadsheet counts: the heading is the first. */
export interface Row {
  readonly row: number;
  readonly cells: readonly string[];
}

/** What a file has to say of a resource's records. */
export interface Table {
  /** How many columns it has, of which these are read. */
  readonly width: number;
  readonly columns: readonly Column[];
  /** The headings of columns that are not read: what the server fills, and what the records do not have. */
  readonly ignored: readonly string[];
  readonly rows: readonly Row[];
}

/**
 * A CSV file in UTF-8 as a table for records of a resource, which may be in any of the languages; `language` is that of the
 * reader. Throws `validation` at `file` where it is none: empty, with a quote that is not closed, with more rows than there
 * may be, with a column twice, or without one that records are recognised by.
 */
export async function tableOf(resource: Resource, bytes: Uint8Array, most: number, language: Language): Promise<Table> {
  const [head, ...rows] = await rowsOf(bytes, most);
  if (!head) throw refused('empty');
  if (head.cells.length > mostColumns) throw refused('columns', { limit: String(mostColumns) });
  const known = importColumns(resource);
  const languages = [language, ...languageCodes].map(translatorIn);
  const found = head.cells
    .map((cell) => cut(cell, longestHeading))
    .map((heading, at) => ({ heading, at, column: columnCalled(heading, known, languages) }));
  const columns = found.flatMap(({ at, column }) => (column ? { ...column, at } : []));
  const word = (path: string) => translate(language, fieldKey(resource.name, path));
  const twice = columns.find(({ path, at }) => columns.some((other) => other.path === path && other.at < at));
  if (twice) throw refused('twice', { column: word(twice.path) });
  const missing = resource.imports?.by.find((path) => !columns.some((column) => column.path === path));
  if (missing !== undefined) throw refused('missing', { column: word(missing) });
  const ignored = found.flatMap(({ heading, column }) => (column || heading === '' ? [] : heading));
  return { width: head.cells.length, columns, ignored, rows };
}

/** More than any resource has: a heading is looked up in three languages. */
const mostColumns = 200;
const longestHeading = 200;

const refused = (why: string, args: NonNullable<Issue['args']> = {}): ApiError =>
  new ApiError('validation', { errors: [{ path: 'file', key: `validation.import.${why}`, args }] });

/** The rows with anything in them, read in pieces between which others are served. */
async function rowsOf(bytes: Uint8Array, most: number): Promise<Row[]> {
  const rows: Row[] = [];
  let read = 0;
  try {
    for (const piece of readTable(new TextDecoder().decode(bytes))) {
      for (const cells of piece) {
        read += 1;
        if (cells.some((cell) => cell !== '')) rows.push({ row: read, cells });
      }
      if (rows.length > most + 1) throw refused('rows', { limit: String(most) });
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      await setImmediate();
    }
  } catch (error) {
    throw error instanceof SyntaxError ? refused('quotes', { row: error.message }) : error;
  }
  return rows;
}
