import type { PaginationPayload } from 'ra-core';

/** The most records a page of the API holds. */
const perPage = 100;

interface Page<Item> {
  readonly data: readonly Item[];
  readonly total?: number;
}

/** Every record of a list, asked for a page at a time, until its total is there or a page is not full. */
export async function allPages<Item>(getPage: (pagination: PaginationPayload) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- only the page before tells whether there is another
    const { data, total = 0 } = await getPage({ page, perPage });
    items.push(...data);
    if (data.length < perPage || items.length >= total) return items;
  }
}
