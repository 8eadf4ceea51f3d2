import { sql, type RawBuilder } from 'kysely';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import { ApiError } from '../errors.ts';
import { fromDatabase } from '../plugins/databaseErrors.ts';
import type { Uploads } from '../plugins/uploads.ts';
import type { Sealing } from '../sealing.ts';
import { nextNumber, numberGivenBy } from './counter.ts';
import { writeFiles } from './files.ts';
import { distinctKeys, readRecord, type Versioned } from './read.ts';
import { inUse } from './refusal.ts';
import { keysOpen, ownRows } from './rows.ts';
import { isImmutable, storageOf, type CollectionField, type Field, type SecretField, type Storage } from './storage.ts';

export type Input = Readonly<Record<string, unknown>>;

/** What comes beside an input: the files that it names, and how its secrets are sealed. */
export interface Enclosed {
  readonly uploads?: Uploads | undefined;
  readonly sealing?: Pick<Sealing, 'seal'>;
}

/** Writes a new record and answers it as it is read. */
export async function insertRecord(
  db: Db,
  resource: Resource,
  tenant: string,
  input: Input,
  enclosed: Enclosed = {},
): Promise<Versioned> {
  const storage = storageOf(resource);
  const values = columnValues(storage.fields, input, sealer(tenant, enclosed));
  const number = numberGivenBy(resource, 'create');
  if (resource.scope === 'tenant') values.set('tenant_id', tenant);
  if (number !== undefined) values.set(number, nextNumber(resource));
  const insert = () => {
    const columns = [...values.keys()].map((column) => sql.ref(column));
    return keyOf(
      db.run(sql`
      insert into ${sql.table(storage.table)} (${sql.join(columns)}) values (${sql.join([...values.values()])})
      returning ${sql.ref(storage.key)}::text as key`),
    );
  };
  // A record that takes a number is written behind its files, for which nobody else who wants one should wait.
  const isLate = number !== undefined;
  const key = await (isLate ? keyOf(db.run(sql`select uuidv7()::text as key`)) : insert());
  if (isLate) values.set('uuid', key);
  await writeFiles(db, storage, { tenant, uuid: key, isNew: true }, input, enclosed.uploads);
  const writing = [...(isLate ? [insert()] : []), ...writeCollections(db, storage, tenant, key, input)];
  const [record] = await Promise.all([readRecord(db, resource, tenant, key), ...writing]);
  return record;
}

async function keyOf(answer: Promise<{ key: string }[]>): Promise<string> {
  const [row] = await answer;
  if (!row) throw new Error('The record was not stored');
  return row.key;
}

/** Replaces a record whole: what the input leaves out is cleared, unless it is for good. `requireVersion` refuses a stale copy. */
export async function updateRecord(
  db: Db,
  resource: Resource,
  tenant: string,
  key: string,
  input: Input,
  requireVersion: (version: number) => void,
  enclosed: Enclosed = {},
): Promise<Versioned> {
  const storage = storageOf(resource);
  const ofKey = recordAt(resource, storage, tenant, key);
  requireVersion(await lockVersion(db, storage, ofKey));
  const fields = storage.fields.filter(({ name }) => !isImmutable(resource, name));
  await writeFiles(db, { ...storage, fields }, { tenant, uuid: key, isNew: false }, input, enclosed.uploads);
  const values = columnValues(fields, input, sealer(tenant, enclosed));
  const changes = [...values].map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  // One after the other, in one packet.
  const writing = [
    db.run(sql<object>`update ${sql.table(storage.table)} t set ${sql.join(changes)} where ${ofKey}`),
    ...writeCollections(db, storage, tenant, key, input),
  ];
  const [record] = await Promise.all([readRecord(db, resource, tenant, key), ...writing]);
  return record;
}

/** Deletes a record with its collections; `requireVersion` refuses a stale copy. Throws `in_use` for what others still point to. */
export async function deleteRecord(
  db: Db,
  resource: Resource,
  tenant: string,
  key: string,
  requireVersion: (version: number) => void,
): Promise<void> {
  const storage = storageOf(resource);
  const ofKey = recordAt(resource, storage, tenant, key);
  requireVersion(await lockVersion(db, storage, ofKey));
  await db.run(sql<object>`delete from ${sql.table(storage.table)} t where ${ofKey}`).catch((error: unknown) => {
    throw fromDatabase(error)?.code === 'in_use' ? inUse(resource) : error;
  });
}

/** What became of a record that was to be deleted. */
export interface Deletion {
  readonly key: string;
  readonly outcome: 'deleted' | 'in_use' | 'not_found';
}

/** Deletes each of these records that can be; one that others still point to keeps none of the others. */
export async function deleteRecords(
  db: Db,
  resource: Resource,
  tenant: string,
  keys: readonly string[],
): Promise<Deletion[]> {
  const { table } = storageOf(resource);
  const asked = distinctKeys(keys);
  const open = await keysOpen(db, resource, tenant, asked);
  const closed = asked.filter((key) => !open.includes(key));
  const tried = await db.query<Deletion>('select key, outcome from delete_each($1, $2)', [table, open]);
  return [...tried, ...closed.map((key): Deletion => ({ key, outcome: 'not_found' }))];
}

/** Which row `t` is the record of a key, if it is there for whom the resource is seen by. */
const recordAt = (resource: Resource, { key: column }: Storage, tenant: string, key: string): RawBuilder<unknown> =>
  sql`${ownRows(resource, tenant)} and ${sql.ref(`t.${column}`)} = ${key}`;

/** The version of a record, which nobody changes until the transaction ends. Throws `not_found`. */
async function lockVersion(db: Db, { table }: Storage, ofKey: RawBuilder<unknown>): Promise<number> {
  const [current] = await db.run<{ version: number }>(sql`
    select t.version from ${sql.table(table)} t where ${ofKey} for update`);
  if (!current) throw new ApiError('not_found');
  return current.version;
}

type Seal = (text: string, field: SecretField) => string;

/** Of what keeps no secret: rows within a record, and values that are only compared. */
const noSecrets: Seal = () => '';

/** Seals a text for its tenant and column: elsewhere nobody opens it. */
function sealer(tenant: string, { sealing }: Enclosed): Seal {
  return (text, { table, column }) => {
    if (!sealing) throw new Error(`Nothing seals ${table}.${column}`);
    return sealing.seal(text, `${tenant} ${table}.${column}`);
  };
}

/** The value of every column the input may set; what it leaves out is null, a secret that it names without a value stays. */
export function columnValues(
  fields: readonly Field[],
  input: Input | undefined,
  seal: Seal = noSecrets,
): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const field of fields) {
    const value = input?.[field.name];
    if (field.is === 'nested') {
      for (const [column, inner] of columnValues(field.fields, value as Input | undefined, seal))
        values.set(column, inner);
    } else if (field.is === 'reference') {
      values.set(field.column, (value as Input | undefined)?.[field.key] ?? null);
    } else if (field.is === 'scalar' && !field.schema.readOnly) {
      values.set(field.column, value ?? null);
    } else if (field.is === 'secret') {
      const text = (value as Input | undefined)?.['value'];
      if (typeof text === 'string') values.set(field.column, seal(text, field));
      else if (value === undefined) values.set(field.column, null);
    }
  }
  return values;
}

function writeCollections(
  db: Db,
  { fields }: Storage,
  tenant: string,
  parent: string,
  input: Input,
): Promise<unknown>[] {
  return fields.flatMap((field) =>
    field.is === 'collection'
      ? writeCollection(db, field, { tenant, parent }, (input[field.name] ?? []) as Input[])
      : [],
  );
}

/** Rows that name their uuid keep it, so that whoever points to them still finds them; the rest come and go. */
function writeCollection(
  db: Db,
  { table: name, parentColumn, isOfTenant, fields }: CollectionField,
  { tenant, parent }: { readonly tenant: string; readonly parent: string },
  rows: readonly Input[],
): Promise<unknown>[] {
  const stored = toStore(fields, rows);
  const table = sql.table(name);
  const owner = { ...(isOfTenant && { tenant_id: tenant }), [parentColumn]: parent };
  const owned = Object.entries(owner).map(([column, value]) => sql`${sql.ref(`t.${column}`)} = ${value}`);
  const ofParent = sql.join(owned, sql` and `);
  const ownerColumns = sql.join(Object.keys(owner).map((column) => sql.ref(column)));
  const given = sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(stored)}::jsonb) v`;
  const columns = [...columnValues(fields, undefined).keys(), 'position'].filter((column) => column !== 'uuid');
  const listed = (prefix: string) => sql.join(columns.map((column) => sql.ref(prefix + column)));
  return [
    sql<object>`delete from ${table} t where ${ofParent} and not exists (select from ${given} where v.uuid = t.uuid)`,
    sql<object>`update ${table} t set (${listed('')}) = row(${listed('v.')}) from ${given}
      where ${ofParent} and t.uuid = v.uuid and (${listed('t.')}) is distinct from (${listed('v.')})`,
    sql<object>`insert into ${table} (${ownerColumns}, ${listed('')})
      select ${sql.join(Object.values(owner))}, ${listed('v.')} from ${given}
      where not exists (select from ${table} t where ${ofParent} and t.uuid = v.uuid)`,
  ].map((statement) => db.run(statement));
}

/** The rows by their columns, in their order; a key that comes again is that of a new row. */
function toStore(fields: readonly Field[], rows: readonly Input[]): object[] {
  const seen = new Set<unknown>();
  return rows.map((row, position) => {
    const { uuid, ...values } = Object.fromEntries(columnValues(fields, row).set('position', position));
    const key = typeof uuid === 'string' ? uuid.toLowerCase() : undefined;
    if (key === undefined || seen.has(key)) return values;
    seen.add(key);
    return { ...values, uuid: key };
  });
}
