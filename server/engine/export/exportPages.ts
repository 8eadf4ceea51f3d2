import { byteOrderMark, csvLines, listSeparators } from '../../../domain/csv.ts';
import type { PropertyOf } from '../../../domain/kinds/codec.ts';
import { fileColumn, fileHead, fileRow, type FileColumn, type FileWords } from '../../../domain/lists/fileColumns.ts';
import { filePaths } from '../../../domain/lists/filePaths.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { mapInPieces } from '../../base/mapInChunks.ts';
import type { Page } from '../planner/list.ts';
import { listQueryOf, splitList, unknownField, type ListQuery } from '../lists/query.ts';

/** Records of a file in memory at a time. */
const perPage = 250;

/** Returns the columns of a file: requested ones, else the list's. Throws `validation` for unknown ones. */
export function fileColumnsOf(visible: Resource, fields: unknown): PropertyOf[] {
  const paths = fields ? [...new Set(splitList(fields))] : filePaths(visible, visible.list.columns);
  return paths.map((path) => {
    const column = fileColumn(visible, path);
    if (column) return column;
    throw unknownField(path);
  });
}

/** Returns the list query of a file's first page. Throws like `listQueryOf`. */
export function fileQueryOf(
  visible: Resource,
  query: Readonly<Record<string, unknown>>,
  columns: readonly PropertyOf[],
  further: readonly string[],
): ListQuery {
  const fields = columns
    .flatMap(({ path, property: { refined } }) => [path, ...(refined ? [refined.by] : [])])
    .join(',');
  const paging = { page: 1, per_page: perPage, count: false, fields };
  return { ...listQueryOf(visible, { ...query, ...paging }, further), readOn: {} };
}

/**
 * Yields all records of a list page by page, from the end of the previous page if the list supports it. The last page
 * may be empty.
 */
export async function* pagesOf(
  query: ListQuery,
  read: (query: ListQuery) => Promise<Page<object>>,
): AsyncGenerator<readonly object[]> {
  for (let next = query; ;) {
    // oxlint-disable-next-line no-await-in-loop -- only the page before tells where the next one begins
    const { results, place } = await read(next);
    yield results;
    // A continued page may be short, because concurrent inserts are invisible.
    if (!place && results.length < perPage) return;
    next = place ? { ...query, readOn: { place } } : { ...query, page: next.page + 1 };
  }
}

/** Waits for the first page, so that errors until then are answers instead of truncated files. */
export async function withFirstPage<Read>(pages: AsyncGenerator<Read>): Promise<AsyncGenerator<Read>> {
  const first = await pages.next();
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* pages;
  }
  return all();
}

/**
 * Yields the lines of a CSV file in the language's format, page by page, starting with the headings. `wordsOf` gives
 * the text context of each record, because time zones may differ.
 */
export async function* csvOf(
  pages: AsyncIterable<readonly object[]>,
  columns: readonly FileColumn[],
  words: FileWords,
  wordsOf: (record: object) => FileWords = () => words,
): AsyncGenerator<string> {
  const lines = (rows: readonly string[][]) => csvLines(rows, listSeparators[words.language]);
  let head = byteOrderMark + lines([fileHead(columns, words)]);
  for await (const page of pages) {
    yield head + lines(await mapInPieces(page, (record) => fileRow(record, columns, wordsOf(record))));
    head = '';
  }
}
