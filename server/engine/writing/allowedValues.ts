import { sql } from 'kysely';
import { referenceKey } from '../../../domain/kinds/reference.ts';
import { propertiesOf } from '../../../domain/schema/property.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Among } from '../../../schemas/among.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import type { Input } from '../resources/columnValues.ts';
import { resourceNamed } from '../resources/registry.ts';
import { columnAt, storageOf } from '../resources/storage.ts';

/** Returns, per input, an issue for each value that its related record does not list (`schemas/among.ts`). */
export async function notAmong(db: Db, resource: Resource, inputs: readonly Input[]): Promise<Issue[][]> {
  const bound = Object.entries(propertiesOf(resource.schema)).flatMap(([path, { among }]) =>
    among ? [{ path, among }] : [],
  );
  const found = await Promise.all(bound.map(({ path, among }) => issuesAt(db, resource, path, among, inputs)));
  return inputs.map((_, at) => found.flatMap((issues) => issues[at] ?? []));
}

async function issuesAt(
  db: Db,
  resource: Resource,
  path: string,
  among: Among,
  inputs: readonly Input[],
): Promise<Issue[][]> {
  const pairs = inputs.map((input) => ({ key: referenceKey(input[among.by]), value: input[path] }));
  const keys = pairs.flatMap(({ key, value }) => (key === undefined || typeof value !== 'string' ? [] : [String(key)]));
  if (keys.length === 0) return inputs.map(() => []);
  const lists = await listsOf(db, resource, among, keys);
  return pairs.map(({ key, value }) => {
    const options = lists.get(String(key).toLowerCase()) ?? [];
    if (typeof value !== 'string' || options.length === 0 || options.includes(value)) return [];
    return [{ path, key: 'validation.among', args: { options: options.join(', ') } }];
  });
}

/** Returns the listed values by record key. */
async function listsOf(
  db: Db,
  resource: Resource,
  { by, at }: Among,
  keys: readonly string[],
): Promise<Map<string, string[]>> {
  const owner = resourceNamed(propertiesOf(resource.schema)[by]?.ref ?? '');
  const list = owner && storageOf(owner).fields.find(({ name }) => name === at);
  const pointer = list?.is === 'collection' ? list.pointer : undefined;
  const target = pointer && resourceNamed(pointer.resource);
  if (list?.is !== 'collection' || !pointer || !target)
    throw new RangeError(`${resource.name} has no list at ${by}.${at}`);
  const { column } = columnAt(storageOf(target).fields, target.label);
  const parent = sql.ref(`l.${list.parentColumn}`);
  const rows = await db.run<{ key: string; options: string[] }>(sql`
    select ${parent}::text as key, array_agg(${sql.ref(`o.${column}`)}::text order by l.position) as options
    from ${sql.table(list.table)} l
    join ${sql.table(pointer.table)} o on ${sql.ref(`o.${pointer.key}`)} = ${sql.ref(`l.${pointer.column}`)}
    where ${parent}::text = any(${[...new Set(keys.map((key) => key.toLowerCase()))]}::text[])
    group by 1`);
  return new Map(rows.map(({ key, options }) => [key, options]));
}
