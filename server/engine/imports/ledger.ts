import { keyOf } from '../../../domain/schema/reference.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import type { Judged } from '../import/judgeImport.ts';

/** The counts of an import: of records by what happens to them, and of rows with errors. */
export interface ImportCounts {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly bad_rows: number;
}

export const countsOf = ({ changes, unchanged, problems }: Judged): ImportCounts => {
  const created = changes.filter(({ key }) => key === undefined).length;
  const bad = new Set(problems.map(({ row }) => row)).size;
  return { created, changed: changes.length - created, unchanged, bad_rows: bad };
};

/** Returns whether imports of a resource have an entry, by which they can be undone; not those of rows that are no records. */
export const hasEntries = ({ imports, importsRows, scope, schema }: Resource): boolean =>
  imports !== undefined && !importsRows && scope === 'tenant' && keyOf(schema) === 'uuid';

/** A file to import, with its number of rows and who imports it. */
export interface Importable {
  readonly tenant: string;
  readonly resource: string;
  readonly file: { readonly name: string; readonly bytes: Uint8Array };
  readonly rows: number;
  readonly author: string;
}

const insertDone = `
  insert into imports (tenant_id, resource, file_name, file_size, rows, author, status, done_rows, created, changed, unchanged,
    bad_rows, finished_at)
  values ($1, $2, $3, $4, $5, $6, 'done', $5, $7, $8, $9, $10, moment()) returning uuid`;

/** Begins the entry of an import that is written at once, in the same transaction. Returns its key. */
export async function enterImport(db: Db, importable: Importable, counts: ImportCounts): Promise<string> {
  const { created, changed, unchanged, bad_rows: bad } = counts;
  const [row] = await db.query<{ uuid: string }>(insertDone, [
    ...entryOf(importable),
    created,
    changed,
    unchanged,
    bad,
  ]);
  return row?.uuid ?? '';
}

const insertQueued = `
  insert into imports (tenant_id, resource, file_name, file_size, rows, author, status, choices, session_uuid)
  values ($1, $2, $3, $4, $5, $6, 'queued', $7, $8) returning uuid`;

const insertFile = 'insert into import_files (tenant_id, import_uuid, bytes) values ($1, $2, $3)';

/** Queues an import for the background, with its file and how to read it. Returns its key. */
export async function queueImport(db: Db, importable: Importable, choices: object, session: string): Promise<string> {
  const { tenant, file } = importable;
  const [row] = await db.query<{ uuid: string }>(insertQueued, [
    ...entryOf(importable),
    JSON.stringify(choices),
    session,
  ]);
  const uuid = row?.uuid ?? '';
  const { buffer, byteOffset, byteLength } = file.bytes;
  await db.query(insertFile, [tenant, uuid, Buffer.from(buffer, byteOffset, byteLength)]);
  return uuid;
}

const entryOf = ({ tenant, resource, file, rows, author }: Importable): unknown[] => [
  tenant,
  resource,
  file.name,
  file.bytes.length,
  rows,
  author,
];

const selectRunning = `
  select 1 as found from imports where tenant_id = $1 and status in ('queued', 'judging', 'writing', 'undoing') and uuid <> $2`;

/** Returns whether another import of a company is at work. */
export const isImporting = async (db: Db, tenant: string, own = noImport): Promise<boolean> =>
  (await db.query(selectRunning, [tenant, own])).length > 0;

const noImport = '00000000-0000-0000-0000-000000000000';
