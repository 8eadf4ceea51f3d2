import type { ImportFailure, ImportStatus } from '../../../../schemas/parts/imports/importStatus.ts';
import type { Db } from '../../../database/transaction.ts';
import type { ImportCounts } from '../../../engine/imports/ledger.ts';
import type { StoredChoices } from '../../../engine/imports/storedChoices.ts';
import type { Row } from '../../../engine/import/source.ts';
import type { Problem } from '../../../engine/import/problem.ts';

/** An import that a worker continues. */
export interface Claimed {
  readonly uuid: string;
  readonly resource: string;
  readonly file_name: string;
  readonly status: ImportStatus;
  readonly done_rows: number;
  readonly attempts: number;
  readonly choices: StoredChoices;
  readonly session_uuid: string;
  readonly user_uuid: string;
  readonly undone_by: string | null;
}

/** Another worker continues the import, or it was cancelled. */
export class Superseded extends Error {}

/** A claim outlives the slowest chunk; without a worker it expires. */
const claimed = "now() + interval '1 minute'";

const claim = `
  update imports set claimed_until = ${claimed} where tenant_id = $1 and uuid = (
    select uuid from imports
    where tenant_id = $1 and status in ('queued', 'judging', 'writing', 'undoing') and coalesce(claimed_until, '-infinity') <= now()
    limit 1 for update skip locked)
  returning uuid, resource, file_name, status, done_rows, attempts, choices, session_uuid, user_uuid, undone_by`;

/** Claims the import of a company that waits for a worker. */
export const claimImport = async (db: Db, tenant: string): Promise<Claimed | undefined> =>
  (await db.query<Claimed>(claim, [tenant]))[0];

const selectFile = 'select bytes from import_files where tenant_id = $1 and import_uuid = $2';

export const readImportFile = async (db: Db, tenant: string, uuid: string): Promise<Uint8Array | undefined> =>
  (await db.query<{ bytes: Uint8Array }>(selectFile, [tenant, uuid]))[0]?.bytes;

/** A place in an import: its step, and the rows passed. */
export interface Place {
  readonly status: ImportStatus;
  readonly done: number;
}

const beginJudging = `
  update imports set status = 'judging', done_rows = 0, created = 0, changed = 0, unchanged = 0, bad_rows = 0
  where tenant_id = $1 and uuid = $2 and status in ('queued', 'judging') returning uuid`;

const dropProblems = 'delete from import_problems where tenant_id = $1 and import_uuid = $2';

/** Begins to judge a file, from its first row: earlier rows decide about later ones. */
export async function restartJudging(db: Db, tenant: string, uuid: string): Promise<void> {
  requireOne(await db.query(beginJudging, [tenant, uuid]));
  await db.query(dropProblems, [tenant, uuid]);
}

const move = `
  update imports set done_rows = $5, created = created + $6, changed = changed + $7, unchanged = unchanged + $8,
    bad_rows = bad_rows + $9, kept = kept + $10, attempts = 0, claimed_until = ${claimed}
  where tenant_id = $1 and uuid = $2 and status = $3 and done_rows = $4 returning uuid`;

/**
 * Moves an import on in the transaction of what was done, so that nothing is done twice. Throws `Superseded` if it is no
 * longer at this place.
 */
export async function moveOn(
  db: Db,
  { tenant, uuid }: { readonly tenant: string; readonly uuid: string },
  place: Place,
  passed: number,
  { created, changed, unchanged, bad_rows: bad, kept = 0 }: ImportCounts & { readonly kept?: number },
): Promise<Place> {
  const done = place.done + passed;
  requireOne(
    await db.query(move, [tenant, uuid, place.status, place.done, done, created, changed, unchanged, bad, kept]),
  );
  return { ...place, done };
}

const insertProblems = `
  insert into import_problems (tenant_id, import_uuid, row, cells, problems)
  select $1, $2, * from unnest($3::int[], $4::jsonb[], $5::jsonb[])`;

/** Keeps the rows with errors. */
export async function keepProblems(
  db: Db,
  { tenant, uuid }: { readonly tenant: string; readonly uuid: string },
  rows: readonly Row[],
  problems: readonly Problem[],
): Promise<void> {
  if (problems.length === 0) return;
  const byRow = Map.groupBy(problems, ({ row }) => row);
  const bad = rows.filter(({ row }) => byRow.has(row));
  await db.query(insertProblems, [
    tenant,
    uuid,
    bad.map(({ row }) => row),
    bad.map(({ cells }) => JSON.stringify(cells)),
    bad.map(({ row }) => JSON.stringify(byRow.get(row))),
  ]);
}

const selectBad = `
  select row from import_problems where tenant_id = $1 and import_uuid = $2 and row between $3 and $4`;

/** Returns which rows of a part of the file have errors. */
export async function badRowsAmong(db: Db, tenant: string, uuid: string, rows: readonly Row[]): Promise<Set<number>> {
  const found = await db.query<{ row: number }>(selectBad, [tenant, uuid, rows[0]?.row ?? 0, rows.at(-1)?.row ?? 0]);
  return new Set(found.map(({ row }) => row));
}

const end = `
  update imports set status = $4, rows = case when $3 = 'undoing' then rows else done_rows end, claimed_until = null,
    finished_at = case when $4 = 'judged' or $3 = 'undoing' then finished_at else moment() end
  where tenant_id = $1 and uuid = $2 and status = $3 and done_rows = $5 returning rows, created + changed as good`;

const dropFile = 'delete from import_files where tenant_id = $1 and import_uuid = $2';

/** Ends a step of an import. Returns its number of rows. */
export async function endStep(
  db: Db,
  { tenant, uuid }: { readonly tenant: string; readonly uuid: string },
  { status, done }: Place,
  next: ImportStatus,
): Promise<number> {
  const [ended] = requireOne(await db.query<{ rows: number }>(end, [tenant, uuid, status, next, done]));
  if (next !== 'judged') await db.query(dropFile, [tenant, uuid]);
  return ended?.rows ?? 0;
}

const fail = `
  update imports set status = 'failed', failure = $3, finished_at = moment(), claimed_until = null
  where tenant_id = $1 and uuid = $2 and status in ('queued', 'judging', 'writing', 'undoing')`;

/** Ends an import for good; what is written stays, and can be undone. */
export async function failImport(db: Db, tenant: string, uuid: string, why: ImportFailure): Promise<void> {
  await db.query(fail, [tenant, uuid, why]);
  await db.query(dropFile, [tenant, uuid]);
}

const release = `
  update imports set attempts = attempts + $3, claimed_until = now() + make_interval(secs => $4)
  where tenant_id = $1 and uuid = $2`;

/** Gives an import back, for any worker, after a pause in seconds. */
export const releaseImport = (
  db: Db,
  tenant: string,
  uuid: string,
  attempts: number,
  seconds: number,
): Promise<unknown> => db.query(release, [tenant, uuid, attempts, seconds]);

function requireOne<T>(rows: readonly T[]): readonly T[] {
  if (rows.length === 0) throw new Superseded();
  return rows;
}
