import { sameText, searchText } from '../../../../domain/lists/searchText.ts';

/** The page size limit of the API. */
export const pageSize = 100;

/** Reads a page of search results. */
export type ReadPage<Row> = (search: string, page: number) => Promise<readonly Row[]>;

/**
 * Finds the record of exactly this name. A short name is part of many others, so the search continues until found or
 * exhausted.
 */
export async function findNamed<Row>(
  read: ReadPage<Row>,
  text: string,
  namesOf: (row: Row) => readonly (string | undefined)[],
): Promise<Row | undefined> {
  const wanted = sameText(text);
  for (let page = 1; ; page += 1) {
    const rows = await read(searchText(text), page);
    const found = rows.find((row) => namesOf(row).some((name) => name !== undefined && sameText(name) === wanted));
    if (found || rows.length < pageSize) return found;
  }
}
