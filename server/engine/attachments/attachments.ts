import { sql, type RawBuilder } from 'kysely';
import { attachmentsOf } from '../../../domain/schema/urlOf.ts';
import { attachmentsProperty } from '../../../schemas/attachments.ts';
import type { attachment } from '../../../schemas/parts/attachment.ts';
import type { Infer, Resource } from '../../../schemas/resource.ts';
import { isoInstant } from '../../database/queries/instant.ts';
import type { Db } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';
import type { Upload } from '../../files/upload.ts';
import type { Enclosed } from '../resources/columnValues.ts';
import { addFiles } from './files.ts';
import { ownRows } from '../resources/rows.ts';
import { tableOf } from '../resources/storage.ts';

export type Attachment = Infer<typeof attachment>;

/** A resource as the user sees it, and the record with the attachments. */
export interface Holder {
  readonly resource: Resource;
  readonly tenant: string;
  readonly uuid: string;
}

const filesOf = ({ resource, tenant, uuid }: Holder): RawBuilder<unknown> => sql`
  f.tenant_id = ${tenant} and f.owner_table = ${tableOf(resource.name)} and f.owner_uuid = ${uuid}
  and f.property = ${attachmentsProperty}`;

/** Reads the attachments of a record by time. Throws `not_found`. */
export async function readAttachments(db: Db, holder: Holder): Promise<Attachment[]> {
  const address = sql`${`${attachmentsOf(holder.resource, holder.uuid)}/`}::text || f.uuid`;
  const [, files] = await Promise.all([
    requireRecord(db, holder),
    db.run<Attachment>(sql`
      select f.uuid, f.name, f.type, f.size, ${address} as url, shown_actor(f.added_by) as added_by,
        ${sql.raw(isoInstant('f.added_at'))} as added_at
      from stored_files f where ${filesOf(holder)} order by f.position`),
  ]);
  return files;
}

/** Reads one attachment. Throws `not_found`. */
export async function readAttachment(db: Db, holder: Holder, file: string): Promise<Attachment> {
  const found = (await readAttachments(db, holder)).find(({ uuid }) => uuid === file.toLowerCase());
  if (!found) throw new ApiError('not_found');
  return found;
}

/**
 * Attaches a file to a record, within the company's `bytesPerHour`. Throws `not_found`, `validation` at `file` for too
 * many files, 409 `archived` and `too_many_requests`.
 */
export async function attach(db: Db, holder: Holder, upload: Upload, bytesPerHour: number): Promise<Attachment> {
  await requireRecord(db, holder, sql`for no key update`);
  const { most = 0 } = holder.resource.attachments ?? {};
  const [[there]] = await Promise.all([
    db.run<{ count: number; next: number }>(sql`
      select count(*)::int as count, coalesce(max(f.position) + 1, 0) as next from stored_files f
      where ${filesOf(holder)}`),
    requireBudget(db, holder.tenant, upload.bytes.length, bytesPerHour),
  ]);
  if (there && there.count >= most) {
    throw new ApiError('validation', {
      errors: [{ path: 'file', key: 'validation.maxItems', args: { limit: most } }],
    });
  }
  const owner = { tenant: holder.tenant, table: tableOf(holder.resource.name), uuid: holder.uuid };
  const [key = ''] = await addFiles(db, owner, [{ property: attachmentsProperty, position: there?.next ?? 0, upload }]);
  return readAttachment(db, holder, key);
}

/** Attaches files to a new record within the same budget. Throws `too_many_requests`. */
export async function attachNew(
  db: Db,
  { resource, tenant, uuid }: Holder,
  { uploads, attachedBytesPerHour }: Enclosed,
  name: string,
): Promise<void> {
  const added = uploads?.get(name) ?? [];
  if (added.length === 0) return;
  const bytes = added.reduce((sum, upload) => sum + upload.bytes.length, 0);
  await requireBudget(db, tenant, bytes, attachedBytesPerHour);
  const placed = added.map((upload, position) => ({ property: attachmentsProperty, position, upload }));
  await addFiles(db, { tenant, table: tableOf(resource.name), uuid }, placed);
}

/** Checks the hourly limit of a company; a lock serializes concurrent uploads. */
async function requireBudget(db: Db, tenant: string, bytes: number, perHour = 0): Promise<void> {
  await db.run<object>(sql`select pg_advisory_xact_lock(hashtextextended(${`attachments ${tenant}`}, 0))`);
  const [lately] = await db.run<{ bytes: string }>(sql`
    select coalesce(sum(f.size), 0) as bytes from stored_files f
    where f.tenant_id = ${tenant} and f.property = ${sql.lit(attachmentsProperty)}
      and f.added_at > moment() - interval '1 hour'`);
  if (Number(lately?.bytes) + bytes > perHour) {
    throw new ApiError('too_many_requests', { budget: 'attachedBytesPerHour', retryAfter: 3600 });
  }
}

/** Removes an attachment. Throws `not_found` and 409 `archived`. */
export async function detach(db: Db, holder: Holder, file: string): Promise<void> {
  await requireRecord(db, holder, sql`for no key update`);
  const gone = await db.run<{ uuid: string }>(
    sql`delete from stored_files f where ${filesOf(holder)} and f.uuid = ${file} returning f.uuid`,
  );
  if (gone.length === 0) throw new ApiError('not_found');
}

/** Throws if a record is invisible to the user, or archived when locked for a change. */
async function requireRecord(db: Db, { resource, tenant, uuid }: Holder, lock?: RawBuilder<unknown>): Promise<void> {
  const { name, archive } = resource;
  const [row] = await db.run<{ archived: boolean }>(sql`
    select ${archive ? sql`t.archived` : sql`false`} as archived from ${sql.table(tableOf(name))} t
    where ${ownRows(resource, tenant)} and t.uuid = ${uuid} ${lock ?? sql``}`);
  if (!row) throw new ApiError('not_found');
  if (lock && row.archived) {
    throw new ApiError('status_not_allowed', {
      reason: { code: 'archived', words: `resources.${name}.reasons.archived` },
    });
  }
}
