import { safeName } from '../../../../domain/files/safeName.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { readInTenant } from '../../../database/transaction.ts';
import { databaseFiles } from '../../../files/store.ts';
import type { ArchivedParts } from '../../../files/zip.ts';

interface Stored {
  readonly uuid: string;
  readonly owner_table: string;
  readonly owner_uuid: string;
  readonly property: string;
  readonly position: number;
  readonly name: string;
  readonly size: number;
}

/** Files that are named at a time, and bytes of one that are read at a time. */
const perPage = 200;
const slice = 262_144;

const select = `
  select uuid, owner_table, owner_uuid, property, position, name, size from stored_files
  where tenant_id = $1 and uuid > $2 order by uuid limit ${perPage}`;

/** Counts them, for the progress. */
export const attachmentCount = 'select count(*)::int as count from stored_files where tenant_id = $1';

const first = '00000000-0000-0000-0000-000000000000';

/** Yields the files of a company's records, by their record; those that are removed meanwhile are missing. */
export async function* attachmentsOf(pool: Pool, tenant: string): AsyncGenerator<ArchivedParts> {
  for (let after = first; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = await readInTenant(pool, tenant, (db) => db.query<Stored>(select, [tenant, after]));
    for (const file of page) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const start = await sliceOf(pool, tenant, file, 0);
      if (start) yield { name: pathOf(file), parts: bytesOf(pool, tenant, file, start) };
    }
    const last = page.at(-1);
    if (!last || page.length < perPage) return;
    after = last.uuid;
  }
}

const pathOf = ({ owner_table: table, owner_uuid: record, property, position, name }: Stored): string =>
  `attachments/${table.replaceAll('_', '-')}/${record}/${property}-${position + 1}-${safeName(name)}`;

const sliceOf = (pool: Pool, tenant: string, { uuid }: Stored, from: number): Promise<Uint8Array | undefined> =>
  readInTenant(pool, tenant, (db) => databaseFiles.read(db, tenant, uuid, from, slice));

async function* bytesOf(pool: Pool, tenant: string, file: Stored, start: Uint8Array): AsyncGenerator<Uint8Array> {
  yield start;
  for (let from = slice; from < file.size; from += slice) {
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other
    const bytes = await sliceOf(pool, tenant, file, from);
    // Removed meanwhile: the next attempt leaves it out.
    if (!bytes) throw new ApiError('stale');
    yield bytes;
  }
}
