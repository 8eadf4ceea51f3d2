import { sameText, searchText } from '../../../../domain/lists/searchText.ts';

/** As many as the API gives at once. */
export const pageSize = 100;

/** Reads one page of what a search finds. */
export type ReadPage<Row> = (search: string, page: number) => Promise<readonly Row[]>;

/**
 * The record called like a text. A short name is part of many others, so the
 * search is read on until it stands there or there is no more.
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
