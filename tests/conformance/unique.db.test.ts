import { expect, it } from 'vitest';
import { propertiesOf } from '../../domain/schema/property.ts';
import { uniqueSets } from '../../domain/schema/unique.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { columnAt, storageOf } from '../../server/engine/resources/storage.ts';
import { testDatabase } from '../support/database.ts';

const database = await testDatabase();

/** The unique indexes of a table, with their columns other than the tenant. */
const keysText = `
  select i.indexrelid::regclass::text as name, array_agg(a.attname::text order by a.attname) as columns
  from pg_index i, unnest(i.indkey) with ordinality k(num, pos)
  join pg_attribute a on a.attnum = k.num
  where i.indrelid = to_regclass($1) and a.attrelid = i.indrelid and i.indisunique and not i.indisprimary and i.indpred is null
    and a.attname <> $2
  group by i.indexrelid`;

it.each((await loadResources()).map((resource) => [resource.name, resource] as const))(
  '%s declares the same unique properties as the database',
  async (_name, { schema, scope, ...resource }) => {
    const { table, fields } = storageOf({ schema, scope, ...resource });
    const declared = uniqueSets(schema).map((paths) =>
      paths
        .map((path) => columnAt(fields, path).column)
        .toSorted()
        .join(),
    );
    const owner = scope === 'either' ? 'tenant_uuid' : 'tenant_id';
    const { rows } = await database.ownerPool.query<{ name: string; columns: string[] }>(keysText, [table, owner]);
    // For several columns, the name of the constraint determines the property that reports a duplicate.
    const names = Object.keys(propertiesOf(schema)).map((path) => `${table}_${path}_key`);
    const found = rows.filter(({ name, columns }) => columns.length === 1 || names.includes(name));
    // A view keeps them unique by its trigger.
    const { rows: views } = await database.ownerPool.query('select from pg_views where viewname = $1', [table]);
    expect(found.map(({ columns }) => columns.join()).toSorted()).toEqual(views.length > 0 ? [] : declared.toSorted());
  },
);
