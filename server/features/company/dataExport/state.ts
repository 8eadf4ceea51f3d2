import { keptDays, type DataExportFailure } from '../../../../schemas/parts/company/dataExport.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { Db } from '../../../database/transaction.ts';

/** An export that this worker writes. */
export interface Claimed {
  readonly uuid: string;
  readonly user: string;
  readonly language: Language;
  readonly claim: string;
  readonly attempts: number;
}

/** Seconds after which the claim of a worker that died is taken over. */
export const claimSeconds = 120;

/** A worker that dies again and again over one export stops trying. */
export const mostAttempts = 5;

const claimNext = `
  update data_exports set status = 'working', claim = uuidv7(), claimed_at = now(), attempts = attempts + 1, progress = 0
  where tenant_id = $1 and uuid = (
    select uuid from data_exports
    where tenant_id = $1 and (status = 'queued' and next_attempt_at <= now()
        or status = 'working' and claimed_at < now() - make_interval(secs => ${claimSeconds}))
    order by requested_at limit 1 for update skip locked)
  returning uuid, user_uuid as user, language, claim, attempts`;

/** Claims an export that waits, or whose worker died; what that one wrote is removed. */
export async function claimExport(db: Db, tenant: string): Promise<Claimed | undefined> {
  const [claimed] = await db.query<Claimed>(claimNext, [tenant]);
  if (claimed) await removePieces(db, tenant, claimed.uuid);
  return claimed;
}

const removePieces = (db: Db, tenant: string, uuid: string): Promise<unknown> =>
  db.query('delete from data_export_pieces where tenant_id = $1 and export_uuid = $2', [tenant, uuid]);

const own = `tenant_id = $1 and uuid = $2 and claim = $3 and status = 'working'`;

const renew = `update data_exports set claimed_at = now(), progress = $4 where ${own} returning uuid`;

/** Renews a claim; returns false once another worker has it, or the export was cancelled. */
export const renewClaim = async (
  db: Db,
  tenant: string,
  { uuid, claim }: Claimed,
  progress: number,
): Promise<boolean> => (await db.query(renew, [tenant, uuid, claim, progress])).length === 1;

const add = `
  with mine as (${renew})
  insert into data_export_pieces (tenant_id, export_uuid, number, bytes) select $1, mine.uuid, $5, $6 from mine returning 1`;

/** Adds a piece of the archive, as `renewClaim`. */
export const addPiece = async (
  db: Db,
  tenant: string,
  { uuid, claim }: Claimed,
  { progress, number, bytes }: { readonly progress: number; readonly number: number; readonly bytes: Uint8Array },
): Promise<boolean> => (await db.query(add, [tenant, uuid, claim, progress, number, bytes])).length === 1;

/** What is known of a complete archive. */
export interface Complete {
  readonly readAt: string;
  readonly files: number;
  readonly size: number;
  readonly digest: string;
}

const finish = `
  update data_exports set status = 'done', claim = null, progress = 100, read_at = $4, files = $5, size = $6, digest = $7,
    finished_at = moment(), expires_at = moment() + make_interval(days => ${keptDays})
  where ${own} returning uuid`;

// Only the newest archive is kept.
const replace = `
  update data_exports set status = 'expired', expires_at = least(expires_at, moment())
  where tenant_id = $1 and uuid <> $2 and status = 'done'`;

/** Offers a complete archive; returns false as `renewClaim`. */
export async function finishExport(
  db: Db,
  tenant: string,
  { uuid, claim }: Claimed,
  { readAt, files, size, digest }: Complete,
): Promise<boolean> {
  const [done] = await db.query(finish, [tenant, uuid, claim, readAt, files, size, digest]);
  if (done) await db.query(replace, [tenant, uuid]);
  return done !== undefined;
}

const fail = `
  update data_exports set status = 'failed', claim = null, reason = $4, finished_at = moment() where ${own} returning uuid`;

/** Ends an export without an archive; returns false as `renewClaim`. */
export async function failExport(
  db: Db,
  tenant: string,
  { uuid, claim }: Claimed,
  reason: DataExportFailure,
): Promise<boolean> {
  const [failed] = await db.query(fail, [tenant, uuid, claim, reason]);
  await removePieces(db, tenant, uuid);
  return failed !== undefined;
}

/** Seconds before another attempt, for each one that failed. */
const pauseSeconds = 30;

const release = `
  update data_exports set status = 'queued', claim = null, attempts = attempts - $4,
    next_attempt_at = now() + make_interval(secs => case $4 when 0 then ${pauseSeconds} * attempts else 0 end)
  where ${own}`;

/** Leaves an export to a later run, which begins again; a worker that stops has made no attempt. */
export const releaseExport = (
  db: Db,
  tenant: string,
  { uuid, claim }: Claimed,
  isStopping: boolean,
): Promise<unknown> => db.query(release, [tenant, uuid, claim, isStopping ? 1 : 0]);

const expire = `
  update data_exports set status = 'expired' where tenant_id = $1 and status = 'done' and expires_at <= moment() returning uuid`;

const clear = `
  delete from data_export_pieces p where p.tenant_id = $1 and (p.export_uuid, p.number) in (
    select q.export_uuid, q.number from data_export_pieces q join data_exports e on e.tenant_id = $1 and e.uuid = q.export_uuid
    where q.tenant_id = $1 and e.status not in ('working', 'done') limit $2)
  returning 1`;

/** Ends what is past its time; returns how many. */
export const expireExports = async (db: Db, tenant: string): Promise<number> =>
  (await db.query(expire, [tenant])).length;

/** Removes some bytes of exports that have ended; returns how many pieces. */
export const clearPieces = async (db: Db, tenant: string, most: number): Promise<number> =>
  (await db.query(clear, [tenant, most])).length;
