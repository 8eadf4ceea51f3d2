import { expect, it } from 'vitest';
import { propertiesOf } from '../../domain/schema/property.ts';
import { loadResources } from '../../server/resources/registry.ts';
import { columnAt, storageOf } from '../../server/resources/storage.ts';
import { testDatabase } from '../support/database.ts';

const database = await testDatabase();

/** The columns that are a key of a table by themselves, beside its tenant. */
const keysText = `
  select array(
    select string_agg(a.attname, ',' order by k.pos)
    from pg_index i, unnest(i.indkey) with ordinality k(num, pos)
    join pg_attribute a on a.attnum = k.num
    where i.indrelid = to_regclass($1) and a.attrelid = i.indrelid and i.indisunique and not i.indisprimary
      and a.attname <> $2
    group by i.indexrelid having count(*) = 1 order by 1) as keys`;

it.each((await loadResources()).map((resource) => [resource.name, resource] as const))(
  '%s says of each property whether another may have the same, as the database does',
  async (_name, resource) => {
    const { table, fields } = storageOf(resource);
    const declared = Object.entries(propertiesOf(resource.schema)).flatMap(([path, { unique }]) =>
      unique ? columnAt(fields, path).column : [],
    );
    const owner = resource.scope === 'either' ? 'tenant_uuid' : 'tenant_id';
    const { rows } = await database.ownerPool.query<{ keys: string[] }>(keysText, [table, owner]);
    expect(rows[0]?.keys).toEqual(declared.toSorted());
  },
);
