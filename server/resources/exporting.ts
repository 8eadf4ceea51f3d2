import { byteOrderMark, csvLines, listSeparators } from '../../domain/csv.ts';
import type { PropertyOf } from '../../domain/kinds/codec.ts';
import { fileColumn, fileHead, fileRow, type FileColumn, type FileWords } from '../../domain/lists/fileColumns.ts';
import { withCurrencies } from '../../domain/lists/withCurrencies.ts';
import type { Resource } from '../../schemas/resource.ts';
import { mapInPieces } from '../mapInPieces.ts';
import type { Page } from './list.ts';
import { listed, listQueryOf, unknownField, type ListQuery } from './query.ts';

/** Records of a file that are in memory at a time. */
const perPage = 250;

/** The columns of a file: those asked for, else the list's. Throws `validation` for one that its records do not have. */
export function fileColumnsOf(seen: Resource, asked: unknown): PropertyOf[] {
  const paths = asked ? [...new Set(listed(asked))] : withCurrencies(seen, seen.list.columns);
  return paths.map((path) => {
    const column = fileColumn(seen, path);
    if (column) return column;
    throw unknownField(path);
  });
}

/** What a file's query asks of the list: its first page, of as many records as are read at a time. Throws like `listQueryOf`. */
export function fileQueryOf(
  seen: Resource,
  query: Readonly<Record<string, unknown>>,
  columns: readonly PropertyOf[],
  further: readonly string[],
): ListQuery {
  const fields = columns.map(({ path }) => path).join(',');
  const paging = { page: 1, per_page: perPage, count: false, fields };
  return { ...listQueryOf(seen, { ...query, ...paging }, further), readOn: {} };
}

/** All records of a list, a page at a time: on from where the page before ended, if its list tells. The last may be empty. */
export async function* pagesOf(
  query: ListQuery,
  read: (query: ListQuery) => Promise<Page<object>>,
): AsyncGenerator<readonly object[]> {
  for (let next = query; ;) {
    // oxlint-disable-next-line no-await-in-loop -- only the page before tells where the next one begins
    const { results, place } = await read(next);
    yield results;
    // A page that goes on may have fewer than it found: what came in meanwhile is not seen yet.
    if (!place && results.length < perPage) return;
    next = place ? { ...query, readOn: { place } } : { ...query, page: next.page + 1 };
  }
}

/** The same once the first page is there: what goes wrong until then is told as an error, not by a file that ends. */
export async function begun<Read>(pages: AsyncGenerator<Read>): Promise<AsyncGenerator<Read>> {
  const first = await pages.next();
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* pages;
  }
  return all();
}

/**
 * The lines of a CSV file as the spreadsheets of the language read it, page by page, the first with the names of its columns.
 * Of records by several clocks, `wordsOf` says whose words each is written in.
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
