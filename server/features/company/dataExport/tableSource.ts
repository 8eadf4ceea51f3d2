import type { Property } from '../../../../domain/schema/property.ts';
import { isoInstant } from '../../../database/queries/instant.ts';
import type { Db } from '../../../database/transaction.ts';
import type { FurtherTable } from './furtherTables.ts';
import type { Source } from './sources.ts';

/** Rows in memory at a time. */
const perPage = 250;

interface Column {
  readonly name: string;
  readonly type: string;
  readonly is_required: boolean;
}

const selectColumns = `
  select attname as name, format_type(atttypid, null) as type, attnotnull as is_required from pg_attribute
  where attrelid = $1::regclass and attname = any($2::text[]) and not attisdropped order by array_position($2::text[], attname::text)`;

/** Returns the rows of a table as records: columns by name, absent where they are null. */
export async function tableSource(db: Db, table: string, declared: FurtherTable): Promise<Source> {
  const columns = await db.query<Column>(selectColumns, [table, declared.columns]);
  return {
    name: table.replaceAll('_', '-'),
    schema: {
      title: table,
      type: 'object',
      required: columns.flatMap(({ name, is_required: isRequired }) => (isRequired ? [name] : [])),
      additionalProperties: false,
      properties: Object.fromEntries(columns.map(({ name, type }) => [name, schemaOf(type)])),
    },
    pages: (reading) => rowsOf(reading, table, columns, declared.where),
  };
}

async function* rowsOf(
  db: Db,
  table: string,
  columns: readonly Column[],
  where = 'true',
): AsyncGenerator<readonly object[]> {
  const pairs = columns.map(({ name, type }) => `'${name}': ${valueOf(name, type)}`).join(', ');
  const cursor = `exported_${table}`;
  // It takes no parameters; the policy of the table compares the same.
  await db.query(`
  declare ${cursor} no scroll cursor for
  select json_object(${pairs} absent on null returning jsonb) as record from ${table} t
  where t.tenant_id = (select current_tenant()) and ${where}`);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const rows = await db.query<{ record: object }>(`fetch ${perPage} from ${cursor}`);
    if (rows.length > 0) yield rows.map(({ record }) => record);
    if (rows.length < perPage) break;
  }
  await db.query(`close ${cursor}`);
}

/** SQL: a value as the API writes it: amounts as text, instants in UTC. */
function valueOf(name: string, type: string): string {
  const column = `t."${name}"`;
  if (type === 'numeric') return `${column}::text`;
  if (type === 'bytea') return `encode(${column}, 'hex')`;
  return type === 'timestamp with time zone' ? isoInstant(column) : column;
}

const schemas: Readonly<Record<string, Property>> = {
  uuid: { type: 'string', format: 'uuid' },
  'uuid[]': { type: 'array', items: { type: 'string', format: 'uuid' } },
  date: { type: 'string', format: 'date' },
  'timestamp with time zone': { type: 'string', format: 'date-time' },
  numeric: { type: 'string', kind: 'decimal' },
  integer: { type: 'integer' },
  bigint: { type: 'integer' },
  boolean: { type: 'boolean' },
  jsonb: {},
};

const schemaOf = (type: string): Property => schemas[type] ?? { type: 'string' };
