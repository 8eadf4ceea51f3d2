import type { Pool } from 'pg';
import { isGranted } from '../../../domain/access/grant.ts';
import { rowFields } from '../../../domain/lists/rowFields.ts';
import { addressOf } from '../../../domain/schema/urlOf.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { columnAt, storageOf } from '../../../server/engine/resources/storage.ts';

/** A list request with its filters, so that a bare statement can select the same rows. */
export interface ListCase {
  readonly name: string;
  readonly resource: Resource;
  readonly path: string;
  readonly fields: readonly string[];
  /** A column and the value to filter by. */
  readonly filter?: { readonly column: string; readonly value: string };
  /** The search term. */
  readonly term?: string;
  readonly offset?: number;
  /** The key of the record before the first of the page. */
  readonly after?: string;
}

const perPage = 10;
const missing = 'zzqxzzqx';

/**
 * Returns requests for every list of a table that the company's back office may read: complete, filtered, searched, and
 * deep pages where the list supports them. Lists over several tables have no bare statement to compare with, and those
 * of simple REST have other parameters.
 */
export async function listCases(resources: readonly Resource[], owner: Pool, tenant: string): Promise<ListCase[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('tenant_id', 'search_text') group by 1 having count(*) = 2`,
  );
  const isTable = (resource: Resource) =>
    resource.scope === 'platform' ||
    (resource.scope === 'tenant' && rows.some(({ name }) => name === tableOf(resource)));
  const listed = resources.filter(
    (resource) =>
      !resource.single &&
      resource.api.dialect !== 'simple-rest' &&
      isTable(resource) &&
      isGranted(resource, 'COMPANY', 'list', 'company'),
  );
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

/**
 * The most frequent value of one filter: the status if the list has that filter, else the first filter by single
 * values.
 */
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

/** A word from the search text of one row, of at least four letters. */
async function termsOf(resource: Resource, owner: Pool, tenant: string): Promise<string[]> {
  if (resource.list.search.length === 0) return [];
  const { rows } = await owner.query<{ words: string }>(
    `select search_text as words from "${tableOf(resource)}" where tenant_id = $1 order by uuid limit 1`,
    [tenant],
  );
  return rows.flatMap(({ words }) => words.match(/\p{L}{4,}/u) ?? []);
}

/** The record in the middle of a list that is longer than a few pages, and the number of rows up to it. */
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
