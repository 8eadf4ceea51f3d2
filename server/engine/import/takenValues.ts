import { sql } from 'kysely';
import { uniqueSets } from '../../../domain/schema/unique.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import type { Proposed } from '../resources/columnValues.ts';
import { givenRows } from '../writing/changedRows.ts';
import { columnAt, storageOf, type ReferenceField, type ScalarField } from '../resources/storage.ts';
import { columnValues } from '../resources/columnValues.ts';
import type { SeenRows } from './repeatedRows.ts';

/**
 * Returns, per input, an issue for each unique value that another record or input has. The constraint would report only
 * one.
 */
export async function takenIssues(
  db: Db,
  resource: Resource,
  tenant: string,
  proposed: readonly Proposed[],
  seen: SeenRows['taken'] = new Map(),
): Promise<Issue[][]> {
  const { table, key, fields } = storageOf(resource);
  const own = resource.scope === 'tenant' ? sql`t.tenant_id = ${tenant} and ` : sql``;
  const taken = await Promise.all(
    uniqueSets(resource.schema).map(async (paths): Promise<[string, ReadonlySet<number>]> => {
      const columns = paths.map((path) => columnAt(fields, path));
      const values = proposed.map((one) => ({
        ...Object.fromEntries(columns.map((field) => [field.column, valueOf(field, one)])),
        [key]: one.key,
      }));
      const same = columns.map(({ column }) => sql`${sql.ref(`t.${column}`)} = ${sql.ref(`v.${column}`)}`);
      const rows = await db.run<{ at: number }>(sql`
        select v.ordinality::int - 1 as at from ${givenRows(table, values)} join ${sql.table(table)} t
          on ${own}${sql.join(same, sql` and `)}
          and ${sql.ref(`t.${key}`)} is distinct from ${sql.ref(`v.${key}`)}`);
      const known = seen.get(paths.join()) ?? new Set();
      seen.set(paths.join(), known);
      const again = repeated(
        proposed.map((one) => columns.map((field) => valueOf(field, one))),
        known,
      );
      return [paths.at(-1) ?? '', new Set([...rows.map(({ at }) => at), ...again])];
    }),
  );
  return proposed.map((_, at) =>
    taken.flatMap(([path, rows]) => (rows.has(at) ? [{ path, key: 'validation.taken' }] : [])),
  );
}

const valueOf = (field: ScalarField | ReferenceField, { input }: Proposed): unknown =>
  columnValues([field], input).get(field.column) ?? undefined;

/** The indexes of repeated values, of which none is missing. */
function repeated(values: readonly (readonly unknown[])[], seen: Set<string>): number[] {
  return values.flatMap((value, at) => {
    if (value.includes(undefined)) return [];
    const text = JSON.stringify(value);
    const again = seen.has(text);
    seen.add(text);
    return again ? [at] : [];
  });
}
