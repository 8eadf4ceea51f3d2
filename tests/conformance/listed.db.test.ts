import { describe, expect, it } from 'vitest';
import { isGrantedAnywhere } from '../../domain/access/grant.ts';
import contracts from '../../schemas/resources/recurrence/contracts.ts';
import type { Resource } from '../../schemas/resource.ts';
import { comparedColumn } from '../../server/engine/lists/conditions.ts';
import { wordsOf } from '../../server/engine/lists/ordering.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { filledColumns } from '../../server/engine/planner/rowSource.ts';
import { columnAt, storageOf } from '../../server/engine/resources/storage.ts';
import { testDatabase } from '../support/database.ts';

const database = await testDatabase();
// A view uses the indexes of its tables, which derivedCost.db.test.ts checks. Some resources are only imported.
const listed = (await loadResources()).filter(
  (resource) =>
    resource.scope === 'tenant' &&
    !resource.single &&
    !resource.derived &&
    !resource.slots?.includes('find') &&
    isGrantedAnywhere(resource, 'list'),
);

/** The definitions of a table's indexes and the names of its triggers. */
async function madeOf(table: string): Promise<{ indexes: string[]; triggers: string[] }> {
  const { rows } = await database.ownerPool.query<{ indexes: string[]; triggers: string[] }>(
    `select array(select pg_get_indexdef(indexrelid) from pg_index where indrelid = $1::regclass) as indexes,
       array(select tgname::text from pg_trigger where tgrelid = $1::regclass) as triggers`,
    [table],
  );
  return rows[0] ?? { indexes: [], triggers: [] };
}

const begins = (indexes: readonly string[], archive: true | undefined, text: string): boolean => {
  const first = `(tenant_id, ${archive ? 'archived, ' : ''}${text}`;
  return indexes.some((index) => index.includes(`${first}, `) || index.includes(`${first})`));
};

/** The columns that list queries compare: those of filters, except substring filters, and those of key filters. */
const compared = ({ list }: Resource): string[] => [
  ...Object.entries(list.filters).flatMap(([path, operator]) =>
    operator === 'contains' || path === 'archived' ? [] : path,
  ),
  ...Object.values(list.keyFilters ?? {}).flat(),
];

describe.each(listed.map((resource) => [resource.name, resource] as const))('the list of %s', (_, resource) => {
  const { table, fields } = storageOf(resource);
  const { archive } = resource;

  it('has an index for each order, from make_listed or make_archivable in its migration', async () => {
    const { indexes } = await madeOf(table);
    const lacking = resource.list.sortable.filter((path) => {
      const field = columnAt(fields, path);
      return !begins(indexes, archive, wordsOf(field).words ? `norm(${field.column})` : field.column);
    });
    expect(lacking).toEqual([]);
  });

  it('has an index for each filter', async () => {
    const { indexes } = await madeOf(table);
    const lacking = compared(resource).filter(
      (path) => !begins(indexes, archive, comparedColumn(resource, fields, path)),
    );
    expect(lacking).toEqual([]);
  });

  it('keeps its count with triggers', async () => {
    expect((await madeOf(table)).triggers).toEqual(
      expect.arrayContaining(['count_added', 'count_removed', ...(archive ? ['count_moved'] : [])]),
    );
  });

  it('uses an index for searches', async () => {
    const { indexes } = await madeOf(table);
    const isSearched = indexes.some((index) => index.includes('search_text gin_trgm_ops'));
    expect(isSearched).toBe(resource.list.search.length > 0);
  });
});

// Contracts have a handwritten reader, which reads pages in the same way.
const readAtOnce = [...listed, contracts];

describe.each(readAtOnce.map((resource) => [resource.name, resource] as const))('a page of %s', (_, resource) => {
  const { table } = storageOf(resource);

  it('reads backwards only by columns that are not null', async () => {
    const { rows } = await database.ownerPool.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and not attnotnull and attname = any($2)`,
      [table, [...filledColumns(resource)]],
    );
    expect(rows).toEqual([]);
  });

  it('is searched by a function with the owner’s rights, among the current tenant’s rows', async () => {
    const { rows } = await database.ownerPool.query<{ source: string }>(
      `select prosrc as source from pg_proc where proname = 'searched_' || $1 and prosecdef
       and proconfig @> array['search_path=public, pg_temp', 'plan_cache_mode=force_custom_plan']`,
      [table],
    );
    const isSearched = resource.list.search.length > 0;
    expect(rows.filter(({ source }) => source.includes('t.tenant_id = current_tenant()'))).toHaveLength(
      isSearched ? 1 : 0,
    );
  });
});
