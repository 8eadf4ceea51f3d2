import { sql, type RawBuilder } from 'kysely';
import { isDecimalText } from '../../../domain/schema/values/decimalText.ts';
import { isoInstant } from '../../database/queries/instant.ts';
import type {
  CollectionField,
  Field,
  FileField,
  PermissionsField,
  ReferenceField,
  ScalarField,
  Storage,
} from './storage.ts';

/** Returns the SQL that converts a row to the API's JSON record, without absent values and what only lists show. */
export function recordOf({ fields }: Storage, alias: string): RawBuilder<unknown> {
  const own = fields.filter((field) => field.is !== 'collection' || !field.isSummary);
  return sql`jsonb_strip_nulls(${objectOf(own, alias)})`;
}

function objectOf(fields: readonly Field[], alias: string): RawBuilder<unknown> {
  const pairs = fields.map((field) => sql`${sql.lit(field.name)}, ${valueOf(field, alias)}`);
  return sql`jsonb_build_object(${sql.join(pairs)})`;
}

/** Returns the SQL of one value. */
export function valueOf(field: Field, alias: string): RawBuilder<unknown> {
  switch (field.is) {
    case 'scalar':
      return scalarOf(field, alias);
    case 'reference':
      return referenceOf(field, alias);
    case 'nested':
      // An object without values is absent.
      return sql`nullif(jsonb_strip_nulls(${objectOf(field.fields, alias)}), '{}')`;
    case 'collection':
      return collectionOf(field, alias);
    case 'permissions':
      return permissionsOf(field, alias);
    case 'file':
      return filesOf(field, alias);
    case 'richText':
      return sql`coalesce(${sql.ref(`${alias}.${field.richColumn}`)}, to_jsonb(${sql.ref(`${alias}.${field.column}`)}))`;
    case 'secret':
      return sql`case when ${sql.ref(`${alias}.${field.column}`)} is not null then jsonb_build_object('set', true) end`;
  }
}

/** Decimals become text without trailing zeros, except padded ones; instants ISO 8601 in UTC; others stay. */
function scalarOf(field: ScalarField, alias: string): RawBuilder<unknown> {
  const column = sql.ref(`${alias}.${field.column}`);
  if (field.schema.decimal?.isPadded) return sql`${column}::text`;
  if (isDecimalText(field.schema)) return sql`trim_scale(${column})::text`;
  if (field.schema.format === 'date-time') return sql.raw(isoInstant(`${alias}.${field.column}`));
  return column;
}

function referenceOf(field: ReferenceField, alias: string): RawBuilder<unknown> {
  const pairs = field.shown.map((name) => sql`${sql.lit(name)}, r.${sql.ref(name)}`);
  const tenant = field.isOfTenant ? sql` and r.tenant_id = ${sql.ref(`${alias}.tenant_id`)}` : sql``;
  const own = sql.ref(`${alias}.${field.column}`);
  return sql`(select jsonb_build_object(${sql.join(pairs)}) from ${sql.table(field.table)} r
    where r.${sql.ref(field.key)} = ${own}${tenant})`;
}

function collectionOf(field: CollectionField, alias: string): RawBuilder<unknown> {
  const entry = field.pointer ? referenceOf(field.pointer, 'c') : objectOf(field.fields, 'c');
  return sql`(select coalesce(jsonb_agg(${entry} order by c.position), '[]'::jsonb)
    from ${sql.table(field.table)} c where ${ofParent(field, alias)})`;
}

function permissionsOf(field: PermissionsField, alias: string): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(p.name order by p.name), '[]'::jsonb)
    from ${sql.table(field.table)} c join permissions p on p.uuid = c.permission_uuid where ${ofParent(field, alias)})`;
}

/** The condition of child rows `c` of a record. */
function ofParent(field: Pick<CollectionField, 'isOfTenant' | 'parentColumn' | 'parentKey'>, alias: string) {
  const tenant = field.isOfTenant ? sql`c.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and ` : sql``;
  return sql`${tenant}c.${sql.ref(field.parentColumn)} = ${sql.ref(`${alias}.${field.parentKey}`)}`;
}

/** The description of files, without content. */
function filesOf({ name, isList, table, url }: FileField, alias: string): RawBuilder<unknown> {
  const owner = sql.ref(`${alias}.uuid`);
  const address = sql`${sql.lit(`${url}/`)} || ${owner} || ${sql.lit(`/${name}/`)} || f.uuid`;
  const file = sql`jsonb_build_object('uuid', f.uuid, 'name', f.name, 'type', f.type, 'size', f.size,
    'width', f.width, 'height', f.height, 'refused', f.refused, 'url', ${address})`;
  const all = sql`coalesce(jsonb_agg(${file} order by f.position), '[]'::jsonb)`;
  return sql`(select ${isList ? all : file} from stored_files f
    where f.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and f.owner_table = ${sql.lit(table)} and f.owner_uuid = ${owner}
      and f.property = ${sql.lit(name)})`;
}
