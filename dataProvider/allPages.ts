import type { PaginationPayload } from 'react-admin';

/** The page size limit of the API. */
const perPage = 100;

interface Page<Item> {
  readonly data: readonly Item[];
}

/** Reads all records of a list, page by page until a page is not full, because totals of filtered lists are limited. */
export async function allPages<Item>(getPage: (pagination: PaginationPayload) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- only the page before tells whether there is another
    const { data } = await getPage({ page, perPage });
    items.push(...data);
    if (data.length < perPage) return items;
  }
}
