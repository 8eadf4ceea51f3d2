import { sql } from 'kysely';
import type { Issue } from '../../domain/validation/issue.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import { ownRows } from './rows.ts';
import { isImmutable, storageOf, type ReferenceField, type ScalarField } from './storage.ts';
import { columnValues, type Input } from './write.ts';

/** An issue for each property that is set when a record is made and comes with another value than it has. */
export async function immutableIssues(
  db: Db,
  resource: Resource,
  tenant: string,
  key: string,
  input: Input,
): Promise<Issue[]> {
  const { table, key: column, fields } = storageOf(resource);
  const given = fields.filter((field) => isImmutable(resource, field.name) && input[field.name] !== undefined);
  if (given.length === 0) return [];
  const values = columnValues(given, input);
  const differs = (given as (ScalarField | ReferenceField)[]).map(
    (field) =>
      sql`case when ${sql.ref(`t.${field.column}`)} is distinct from ${values.get(field.column)} then ${sql.lit(field.name)} end`,
  );
  const [row] = await db.run<{ changed: string[] }>(sql`
    select array_remove(array[${sql.join(differs)}], null) as changed from ${sql.table(table)} t
    where ${ownRows(resource, tenant)} and ${sql.ref(`t.${column}`)} = ${key}`);
  return (row?.changed ?? []).map((path) => ({ path, key: 'validation.immutable' }));
}
