import { sql, type RawBuilder } from 'kysely';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';
import { fromDatabase } from '../../base/failures/databaseErrors.ts';
import { columnValues, sealer, type Enclosed, type Input } from '../resources/columnValues.ts';
import { nextNumber, numberGivenBy } from './counter.ts';
import { writeFiles } from '../attachments/files.ts';
import { distinctKeys, readRecord, type Versioned } from '../resources/read.ts';
import { inUse } from '../commands/refusal.ts';
import { keysOpen, ownerOf, ownRows } from '../resources/rows.ts';
import { isImmutable, storageOf, type Storage } from '../resources/storage.ts';
import { writeCollections } from './writeCollections.ts';

/** Creates a record and returns it as it is read. */
export async function insertRecord(
  db: Db,
  resource: Resource,
  tenant: string,
  input: Input,
  enclosed: Enclosed = {},
): Promise<Versioned> {
  const storage = storageOf(resource);
  const seal = sealer(tenant, enclosed);
  const values = columnValues(storage.fields, input, seal);
  const number = numberGivenBy(resource, 'create');
  for (const [column, owner] of Object.entries(ownerOf(resource, tenant))) values.set(column, owner);
  if (number !== undefined) values.set(number, nextNumber(resource));
  const insert = () => {
    const columns = [...values.keys()].map((column) => sql.ref(column));
    return keyOf(
      db.run(sql`
      insert into ${sql.table(storage.table)} (${sql.join(columns)}) values (${sql.join([...values.values()].map(parameter))})
      returning ${sql.ref(storage.key)}::text as key`),
    );
  };
  // A numbered record is written after its files, so that the counter is locked briefly.
  const isLate = number !== undefined;
  const key = await (isLate ? keyOf(db.run(sql`select uuidv7()::text as key`)) : insert());
  if (isLate) values.set('uuid', key);
  await writeFiles(db, storage, { tenant, uuid: key, isNew: true }, input, enclosed.uploads);
  const writing = [
    ...(isLate ? [insert()] : []),
    ...writeCollections(db, storage, { tenant, parent: key, seal }, input),
  ];
  const [record] = await Promise.all([readRecord(db, resource, tenant, key), ...writing]);
  return record;
}

/** The driver takes a list for one of SQL; ours is JSON. */
const parameter = (value: unknown): unknown => (Array.isArray(value) ? sql`${JSON.stringify(value)}::jsonb` : value);

async function keyOf(answer: Promise<{ key: string }[]>): Promise<string> {
  const [row] = await answer;
  if (!row) throw new Error('The record was not stored');
  return row.key;
}

/** Replaces a record: absent values are cleared unless immutable. `requireVersion` refuses a stale copy. */
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
  const seal = sealer(tenant, enclosed);
  const values = columnValues(fields, input, seal);
  const written = [...values].map(([column, value]) => sql`${sql.ref(column)} = ${parameter(value)}`);
  // A record that consists of lists only gets a new version too.
  const changes = written.length > 0 ? written : [sql`version = t.version`];
  // Sequentially, in one packet.
  const writing = [
    db.run(sql<object>`update ${sql.table(storage.table)} t set ${sql.join(changes)} where ${ofKey}`),
    ...writeCollections(db, storage, { tenant, parent: key, seal }, input),
  ];
  const [record] = await Promise.all([readRecord(db, resource, tenant, key), ...writing]);
  return record;
}

/**
 * Deletes a record with its collections; `requireVersion` refuses a stale copy. Throws `in_use` if it is referenced.
 */
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

/** The result of a deletion. */
export interface Deletion {
  readonly key: string;
  readonly outcome: 'deleted' | 'in_use' | 'not_found';
}

/** Deletes those of the records that can be; a referenced one does not affect others. */
export async function deleteRecords(
  db: Db,
  resource: Resource,
  tenant: string,
  keys: readonly string[],
): Promise<Deletion[]> {
  const { table } = storageOf(resource);
  const distinct = distinctKeys(keys);
  const open = await keysOpen(db, resource, tenant, distinct);
  const closed = distinct.filter((key) => !open.includes(key));
  const tried = await db.query<Deletion>('select key, outcome from delete_each($1, $2)', [table, open]);
  return [...tried, ...closed.map((key): Deletion => ({ key, outcome: 'not_found' }))];
}

/** The condition of the record with a key, visible to the user. */
const recordAt = (resource: Resource, { key: column }: Storage, tenant: string, key: string): RawBuilder<unknown> =>
  sql`${ownRows(resource, tenant)} and ${sql.ref(`t.${column}`)} = ${key}`;

/** Locks a record and returns its version; it may be referenced meanwhile. Throws `not_found`. */
async function lockVersion(db: Db, { table }: Storage, ofKey: RawBuilder<unknown>): Promise<number> {
  const [current] = await db.run<{ version: number }>(sql`
    select t.version from ${sql.table(table)} t where ${ofKey} for no key update`);
  if (!current) throw new ApiError('not_found');
  return current.version;
}
