import { sql, type RawBuilder } from 'kysely';
import type { OrderTerm } from '../../domain/lists/order.ts';
import { isDecimalText } from '../../domain/schema/decimalText.ts';
import { resourceNamed } from './registry.ts';
import { columnAt, storageOf, type ReferenceField, type ScalarField, type Storage } from './storage.ts';

/** An order in SQL: its terms, and the joins they read from. */
export interface Ordering {
  readonly joins: RawBuilder<unknown>;
  readonly terms: RawBuilder<unknown>;
}

/**
 * The order of the rows `t`. Text sorts without accents and case, as people look things up, a reference by the label of
 * what it points to; the key decides among equals.
 */
export function orderedBy({ fields, key }: Storage, sort: readonly OrderTerm[]): Ordering {
  const found = sort.map(({ field, descending }) => ({ column: columnAt(fields, field), descending }));
  const joins = found.flatMap(({ column }, place) => (column.is === 'reference' ? joinOf(column, place) : []));
  const terms = found.map(({ column, descending }, place) => {
    const value = column.is === 'reference' ? labelOf(column, place) : valueOf(column, 't');
    return sql`${value} ${descending ? sql`desc` : sql`asc`} nulls last`;
  });
  return { joins: sql.join(joins, sql` `), terms: sql.join([...terms, sql.ref(`t.${key}`)]) };
}

const aliasOf = (place: number): string => `by${place}`;

function joinOf({ table, key, column, isOfTenant }: ReferenceField, place: number): RawBuilder<unknown> {
  const alias = aliasOf(place);
  const own = isOfTenant ? sql` and ${sql.ref(`${alias}.tenant_id`)} = t.tenant_id` : sql``;
  return sql`left join ${sql.table(table)} ${sql.ref(alias)}
    on ${sql.ref(`${alias}.${key}`)} = ${sql.ref(`t.${column}`)}${own}`;
}

function labelOf({ resource: name }: ReferenceField, place: number): RawBuilder<unknown> {
  const resource = resourceNamed(name);
  if (!resource) throw new RangeError(`No schema describes "${name}", so that nothing sorts by it`);
  const label = columnAt(storageOf(resource).fields, resource.label);
  return valueOf(label, aliasOf(place));
}

function valueOf(column: ScalarField | ReferenceField, alias: string): RawBuilder<unknown> {
  const value = sql.ref(`${alias}.${column.column}`);
  return isWords(column) ? sql`norm(${value})` : value;
}

const isWords = (field: ScalarField | ReferenceField): boolean =>
  field.is === 'scalar' && field.schema.type === 'string' && !field.schema.format && !isDecimalText(field.schema);
