import { sql } from 'kysely';
import { propertiesOf } from '../../../domain/schema/property.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../db/transaction.ts';
import type { Proposed } from '../check.ts';
import { givenRows } from '../differing.ts';
import { columnAt, storageOf, type ReferenceField, type ScalarField } from '../storage.ts';
import { columnValues } from '../columnValues.ts';

/**
 * Returns, per input, an issue for each unique value that another record or input has. The constraint would report only
 * one.
 */
export async function takenIssues(
  db: Db,
  resource: Resource,
  tenant: string,
  proposed: readonly Proposed[],
): Promise<Issue[][]> {
  const unique = Object.entries(propertiesOf(resource.schema)).filter(([, property]) => property.unique);
  const { table, key, fields } = storageOf(resource);
  const own = resource.scope === 'tenant' ? sql`t.tenant_id = ${tenant} and ` : sql``;
  const taken = await Promise.all(
    unique.map(async ([path]): Promise<[string, ReadonlySet<number>]> => {
      const field = columnAt(fields, path);
      const column = sql.ref(`t.${field.column}`);
      const values = proposed.map((one) => ({ [field.column]: valueOf(field, one), [key]: one.key }));
      const rows = await db.run<{ at: number }>(sql`
        select v.ordinality::int - 1 as at from ${givenRows(table, values)} join ${sql.table(table)} t
          on ${own}${column} = ${sql.ref(`v.${field.column}`)}
          and ${sql.ref(`t.${key}`)} is distinct from ${sql.ref(`v.${key}`)}`);
      return [path, new Set([...rows.map(({ at }) => at), ...repeated(values.map((one) => one[field.column]))])];
    }),
  );
  return proposed.map((_, at) =>
    taken.flatMap(([path, rows]) => (rows.has(at) ? [{ path, key: 'validation.taken' }] : [])),
  );
}

const valueOf = (field: ScalarField | ReferenceField, { input }: Proposed): unknown =>
  columnValues([field], input).get(field.column) ?? undefined;

/** The indexes of repeated values. */
function repeated(values: readonly unknown[]): number[] {
  const seen = new Set<unknown>();
  return values.flatMap((value, at) => {
    const again = value !== undefined && seen.has(value);
    seen.add(value);
    return again ? [at] : [];
  });
}
