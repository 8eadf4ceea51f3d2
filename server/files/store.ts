import type { Db } from '../db/transaction.ts';

/**
 * Where the bytes of files lie: the one door to them, so that a folder or a bucket can stand in for the database. Rows
 * of `stored_files` say what there is; what a store holds without one belongs to nobody.
 */
export interface FileStore {
  /** Keeps the bytes of a file whose row was just written, for as long as that is there. */
  write(db: Db, tenant: string, file: string, bytes: Uint8Array): Promise<void>;
  /** So many bytes of a file from an offset on, fewer at its end; nothing of one that is gone. */
  read(db: Db, tenant: string, file: string, from: number, bytes: number): Promise<Uint8Array | undefined>;
}

const insert = 'insert into file_contents (tenant_id, file_uuid, bytes) values ($1, $2, $3)';

const select = `
  select substring(bytes from $3::int + 1 for $4::int) as bytes from file_contents where tenant_id = $1 and file_uuid = $2`;

/** In the database, beside their rows: what is committed is there whole, and what is not leaves nothing. */
export const databaseFiles: FileStore = {
  async write(db, tenant, file, bytes) {
    await db.query(insert, [tenant, file, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]);
  },
  async read(db, tenant, file, from, bytes) {
    const [row] = await db.query<{ bytes: Uint8Array }>(select, [tenant, file, from, bytes]);
    return row?.bytes;
  },
};
