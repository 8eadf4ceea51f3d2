import type { Pool } from 'pg';
import { isGranted } from '../../domain/access/grant.ts';
import { rowFields } from '../../domain/lists/rowFields.ts';
import { addressOf } from '../../domain/schema/urlOf.ts';
import type { Resource } from '../../schemas/resource.ts';
import { columnAt, storageOf } from '../../server/resources/storage.ts';

/** A list as it is asked for, and what narrows it, so that a bare statement can find the same rows. */
export interface ListCase {
  readonly name: string;
  readonly resource: Resource;
  readonly path: string;
  readonly fields: readonly string[];
  /** A column with the value that rows have there. */
  readonly filter?: { readonly column: string; readonly value: string };
  /** Part of the text that rows are searched by. */
  readonly term?: string;
  readonly offset?: number;
  /** The key of the record that the page begins behind. */
  readonly after?: string;
}

const perPage = 10;
const missing = 'zzqxzzqx';

/** Every list that the back office of a company may read: whole, narrowed, searched, and further on, as far as it can be. */
export async function listCases(resources: readonly Resource[], owner: Pool, tenant: string): Promise<ListCase[]> {
  const listed = resources.filter((resource) => !resource.single && isGranted(resource, 'COMPANY', 'list', 'company'));
  return (await Promise.all(listed.map((resource) => casesOf(resource, owner, tenant)))).flat();
}

async function casesOf(resource: Resource, owner: Pool, tenant: string): Promise<ListCase[]> {
  const fields = rowFields(resource, resource.list.columns);
  // The console leaves an order of several fields to the server.
  const sort: Record<string, string> = resource.list.sort.length > 1 ? {} : { sort: resource.list.sort[0] };
  const asked = (name: string, more: Readonly<Record<string, string>>, of: Partial<ListCase> = {}): ListCase => {
    const query = new URLSearchParams({
      page: '1',
      per_page: String(perPage),
      ...sort,
      ...more,
      fields: fields.join(),
    });
    return {
      name: `${resource.name}, ${name}`,
      resource,
      path: `${addressOf(resource, 'list')}?${query}`,
      fields,
      ...of,
    };
  };
  const whole = asked('whole', {});
  const lacking =
    resource.list.search.length > 0 ? [asked('search without hits', { search: missing }, { term: missing })] : [];
  if (resource.scope === 'platform') return [whole, ...lacking];
  return [
    whole,
    ...(await filteredBy(resource, owner, tenant)).map(({ path, ...filter }) =>
      asked(`by ${path}`, { [path]: filter.value }, { filter }),
    ),
    ...(await termsOf(resource, owner, tenant)).map((term) => asked(`search "${term}"`, { search: term }, { term })),
    ...lacking,
    ...(await placesIn(resource, owner, tenant)).flatMap(({ rows, key }) => [
      asked(`page at offset ${rows}`, { page: String(1 + rows / perPage) }, { offset: rows }),
      ...(resource.list.keyset ? [asked(`read on behind ${rows}`, { after: key }, { after: key })] : []),
    ]),
  ];
}

const tableOf = (resource: Resource): string => storageOf(resource).table;

/** A filter by one value, the most frequent one: by status where the list has that, else the first such filter. */
async function filteredBy(resource: Resource, owner: Pool, tenant: string) {
  const single = Object.entries(resource.list.filters).flatMap(([path, operator]) =>
    operator === 'eq' || operator === 'in' ? [path] : [],
  );
  const path = single.find((each) => each === 'status') ?? single[0];
  if (path === undefined) return [];
  const { column } = columnAt(storageOf(resource).fields, path);
  const { rows } = await owner.query<{ value: string }>(
    `select "${column}"::text as value from "${tableOf(resource)}" where tenant_id = $1 and "${column}" is not null
     group by 1 order by count(*) desc limit 1`,
    [tenant],
  );
  return rows.map(({ value }) => ({ path, column, value }));
}

/** The last word of a row that its search finds: few have it where rows are numbered. */
async function termsOf(resource: Resource, owner: Pool, tenant: string): Promise<string[]> {
  if (resource.list.search.length === 0) return [];
  const { rows } = await owner.query<{ words: string }>(
    `select search_text as words from "${tableOf(resource)}" where tenant_id = $1 order by uuid limit 1`,
    [tenant],
  );
  return rows.flatMap(({ words }) => words.match(/\p{L}{4,}/u) ?? []);
}

/** The record in the middle of a list that is longer than a few pages, and how many stand before it. */
async function placesIn(resource: Resource, owner: Pool, tenant: string): Promise<{ rows: number; key: string }[]> {
  const { rows } = await owner.query<{ key: string; place: string }>(
    `select uuid as key, row_number() over (order by created_at desc, uuid desc) as place from "${tableOf(resource)}"
     where tenant_id = $1 order by created_at desc, uuid desc`,
    [tenant],
  );
  const half = Math.floor(rows.length / 2 / perPage) * perPage;
  const middle = rows[half - 1];
  return middle && half >= 5 * perPage ? [{ rows: half, key: middle.key }] : [];
}
