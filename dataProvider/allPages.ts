import type { PaginationPayload } from 'ra-core';

/** The most records a page of the API holds. */
const perPage = 100;

interface Page<Item> {
  readonly data: readonly Item[];
}

/** Every record of a list, asked for a page at a time, until a page is not full: totals of filtered lists end at a bound. */
export async function allPages<Item>(getPage: (pagination: PaginationPayload) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- only the page before tells whether there is another
    const { data } = await getPage({ page, perPage });
    items.push(...data);
    if (data.length < perPage) return items;
  }
}
