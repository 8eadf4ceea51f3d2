import { sql } from 'kysely';
import { isRows } from '../../../domain/kinds/collection.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { differing, type Replacement } from './changedRows.ts';
import { isImmutable, storageOf, type CollectionField } from '../resources/storage.ts';

/** Returns, per input, an issue for each immutable property, of the record or a row, with another value. */
export async function immutableIssues(
  db: Db,
  resource: Resource,
  tenant: string,
  inputs: readonly Replacement[],
): Promise<Issue[][]> {
  const { fields } = storageOf(resource);
  const given = fields.filter(
    ({ name }) => isImmutable(resource, name) && inputs.some(({ input }) => input[name] !== undefined),
  );
  const lists = fields.filter((field) => field.is === 'collection').filter((list) => keptIn(list).length > 0);
  const [changed, ofRows] = await Promise.all([
    given.length === 0 ? [] : differing(db, resource, tenant, given, inputs),
    Promise.all(lists.map((list) => changedRows(db, list, inputs))),
  ]);
  return inputs.map(({ input }, at) => {
    const own = (changed[at] ?? []).filter((name) => input[name] !== undefined);
    return [...own, ...ofRows.flatMap((paths) => paths[at] ?? [])].map((path) => ({
      path,
      key: 'validation.immutable',
    }));
  });
}

/** Immutable fields of a list's rows. */
const keptIn = ({ fields }: CollectionField) =>
  fields.flatMap((field) => (field.is === 'scalar' && field.schema.immutable ? field.name : []));

/** Returns, per input, the paths of rows with changed immutable values. */
async function changedRows(db: Db, list: CollectionField, inputs: readonly Replacement[]): Promise<string[][]> {
  const named = inputs.flatMap(({ input }) => rowsOf(input[list.name]).flatMap(({ uuid }) => uuid ?? []));
  if (named.length === 0 || inputs.length === 0) return [];
  const kept = keptIn(list);
  const stored = await db.run<{ uuid: string }>(sql`
    select uuid, ${sql.join(kept.map((name) => sql.ref(name)))} from ${sql.table(list.table)}
    where ${sql.ref(list.parentColumn)} = any(${inputs.map(({ key }) => key)}::uuid[]) and uuid = any(${named}::uuid[])`);
  const rows = new Map(stored.map((row) => [row.uuid, row as Readonly<Record<string, unknown>>]));
  return inputs.map(({ input }) =>
    rowsOf(input[list.name]).flatMap((row, at) => {
      const before = rows.get(String(row['uuid']).toLowerCase());
      return before
        ? kept.filter((name) => before[name] !== row[name]).map((name) => `${list.name}.${at}.${name}`)
        : [];
    }),
  );
}

const rowsOf = (value: unknown) => (isRows(value) ? value : []);
