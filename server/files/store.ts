import type { Db } from '../database/transaction.ts';

/**
 * Stores the bytes of files. A folder or bucket could replace the database. Rows of `stored_files` describe the files;
 * bytes without a row are orphans.
 */
export interface FileStore {
  /** Stores the bytes of a file whose row was just written. */
  write(db: Db, tenant: string, file: string, bytes: Uint8Array): Promise<void>;
  /** Reads bytes of a file from an offset, fewer at its end; undefined if it is gone. */
  read(db: Db, tenant: string, file: string, from: number, bytes: number): Promise<Uint8Array | undefined>;
}

const insert = 'insert into file_contents (tenant_id, file_uuid, bytes) values ($1, $2, $3)';

const select = `
  select substring(bytes from $3::int + 1 for $4::int) as bytes from file_contents where tenant_id = $1 and file_uuid = $2`;

/** In the database next to their rows, so both commit together. */
export const databaseFiles: FileStore = {
  async write(db, tenant, file, bytes) {
    await db.query(insert, [tenant, file, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]);
  },
  async read(db, tenant, file, from, bytes) {
    const [row] = await db.query<{ bytes: Uint8Array }>(select, [tenant, file, from, bytes]);
    return row?.bytes;
  },
};
