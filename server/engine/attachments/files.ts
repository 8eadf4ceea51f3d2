import type { Issue } from '../../../domain/validation/issue.ts';
import type { Db } from '../../database/transaction.ts';
import { requireNone } from '../../base/errors.ts';
import { databaseFiles } from '../../files/store.ts';
import type { Upload } from '../../files/upload.ts';
import type { Uploads } from '../../files/uploads.ts';
import type { FileField, Storage } from '../resources/storage.ts';
import type { Input } from '../resources/columnValues.ts';

/** The record that files belong to. */
export interface Owner {
  readonly tenant: string;
  readonly table: string;
  readonly uuid: string;
}

interface FileRow {
  readonly uuid: string;
  readonly property: string;
}

/** The files of a property in an input, in order: kept ones by key, and new ones. */
interface Wanted {
  readonly field: FileField;
  readonly files: readonly { readonly key: string; readonly upload: Upload | undefined }[];
}

const ofOwner = 'tenant_id = $1 and owner_table = $2 and owner_uuid = $3';

const deleteOthers = `delete from stored_files where ${ofOwner} and uuid <> all($4::uuid[])
  and property = any($5)`;

const putInOrder = `
  update stored_files f set position = v.position
  from unnest($4::uuid[], $5::int[]) v (uuid, position)
  where ${ofOwner} and f.uuid = v.uuid and f.position <> v.position`;

const insert = `
  insert into stored_files (tenant_id, owner_table, owner_uuid, property, position, name, type, size, sha256, width, height)
  select $1, $2, $3, v.* from unnest($4::text[], $5::int[], $6::text[], $7::text[], $8::int[], $9::bytea[], $10::int[],
    $11::int[]) v
  returning uuid, property, position`;

/**
 * Keeps the files that an input names, adds new ones, and deletes the others. Throws `validation` for files of another
 * property.
 */
export async function writeFiles(
  db: Db,
  { table, fields }: Storage,
  { tenant, uuid, isNew }: { readonly tenant: string; readonly uuid: string; readonly isNew: boolean },
  input: Input,
  uploads: Uploads = new Map(),
): Promise<void> {
  const ofFiles = fields.filter((field) => field.is === 'file');
  if (ofFiles.length === 0) return;
  const owner = [tenant, table, uuid];
  const select = `select uuid, property from stored_files where ${ofOwner}`;
  const stored = isNew ? [] : await db.query<FileRow>(select, owner);
  const wanted = ofFiles.map((field) => wantedOf(field, input[field.name], uploads));
  const unknown = wanted.flatMap((each) => unknownFiles(each, stored));
  requireNone(unknown);
  const placed = wanted.flatMap(({ field, files }) =>
    files.map((file, position) => ({ ...file, property: field.name, position })),
  );
  const kept = placed.filter(({ upload }) => upload === undefined);
  const keys = kept.map(({ key }) => key);
  if (stored.length > 0) {
    await Promise.all([
      db.query(deleteOthers, [...owner, keys, ofFiles.map(({ name }) => name)]),
      db.query(putInOrder, [...owner, keys, kept.map(({ position }) => position)]),
    ]);
  }
  await addFiles(
    db,
    { tenant, table, uuid },
    placed.flatMap(({ upload, ...place }) => (upload ? { ...place, upload } : [])),
  );
}

function wantedOf(field: FileField, value: unknown, uploads: Uploads): Wanted {
  const named = (Array.isArray(value) ? value : value === undefined ? [] : [value]) as { uuid: string }[];
  const uploaded = new Map(uploads.get(field.name)?.map((upload) => [upload.key, upload]));
  const keys = new Set(named.map(({ uuid }) => uuid.toLowerCase()));
  return { field, files: [...keys].map((key) => ({ key, upload: uploaded.get(key) })) };
}

function unknownFiles({ field, files }: Wanted, stored: readonly FileRow[]): Issue[] {
  const own = new Set(stored.filter(({ property }) => property === field.name).map(({ uuid }) => uuid));
  const isUnknown = files.some(({ key, upload }) => !upload && !own.has(key));
  return isUnknown ? [{ path: field.name, key: 'validation.unknownReference' }] : [];
}

interface Placed {
  readonly property: string;
  readonly position: number;
  readonly upload: Upload;
}

/** Adds files to a record. Returns their keys in order. */
export async function addFiles(db: Db, { tenant, table, uuid }: Owner, added: readonly Placed[]): Promise<string[]> {
  if (added.length === 0) return [];
  const column = <Value>(of: (placed: Placed) => Value) => added.map(of);
  const rows = await db.query<Omit<Placed, 'upload'> & { uuid: string }>(insert, [
    tenant,
    table,
    uuid,
    column(({ property }) => property),
    column(({ position }) => position),
    column(({ upload }) => upload.name),
    column(({ upload }) => upload.type),
    column(({ upload }) => upload.bytes.length),
    column(({ upload }) => upload.sha256),
    column(({ upload }) => upload.width ?? null),
    column(({ upload }) => upload.height ?? null),
  ]);
  const keyAt = new Map(rows.map((row) => [`${row.property} ${row.position}`, row.uuid]));
  const keys = added.map(({ property, position }) => keyAt.get(`${property} ${position}`) ?? '');
  await Promise.all(added.map(({ upload }, index) => databaseFiles.write(db, tenant, keys[index] ?? '', upload.bytes)));
  return keys;
}
