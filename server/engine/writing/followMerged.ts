import { sql, type RawBuilder } from 'kysely';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import type { Input } from '../resources/columnValues.ts';
import { resourceNamed } from '../resources/registry.ts';
import { columnAt, storageOf, type ReferenceField } from '../resources/storage.ts';

/** SQL: the key of the record that a row `t` stands for: its own, or that of the record which it was merged into. */
export function currentKey(resource: Resource): RawBuilder<string> {
  const { key, fields } = storageOf(resource);
  const own = sql.ref<string>(`t.${key}`);
  return resource.leadsTo === undefined
    ? own
    : sql<string>`coalesce(${sql.ref(`t.${columnAt(fields, resource.leadsTo).column}`)}, ${own})`;
}

/** Returns an input whose references to merged records name those that these lead to. */
export async function followMerged<In extends Input>(
  db: Db,
  resource: Resource,
  tenant: string,
  input: In,
): Promise<In> {
  const followed = await Promise.all(
    storageOf(resource).fields.map(async (field) => {
      const value = input[field.name];
      const target = field.is === 'reference' && value ? resourceNamed(field.resource) : undefined;
      if (!target?.leadsTo || !isReference(value)) return [];
      return [
        [field.name, { ...value, uuid: await currentOf(db, target, tenant, field as ReferenceField, value.uuid) }],
      ];
    }),
  );
  return { ...input, ...Object.fromEntries(followed.flat()) };
}

const isReference = (value: unknown): value is { readonly uuid: string } =>
  typeof value === 'object' && value !== null && 'uuid' in value && typeof value.uuid === 'string';

async function currentOf(db: Db, target: Resource, tenant: string, { table }: ReferenceField, uuid: string) {
  const [found] = await db.run<{ uuid: string }>(sql`
    select ${currentKey(target)}::text as uuid from ${sql.table(table)} t where t.tenant_id = ${tenant} and t.uuid = ${uuid}`);
  return found?.uuid ?? uuid;
}
