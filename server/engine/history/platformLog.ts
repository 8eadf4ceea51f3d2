import type { Lender } from '../../database/pool/pool.ts';
import { readInAuth } from '../../database/transaction.ts';
import { platformRows, type LoggedRow } from './loggedRows.ts';

/** What the platform's log has of a record in these tables, newest first. The caller checks that the record is there for the reader. */
export const readPlatformLog = (pool: Lender, key: string, tables: readonly string[]): Promise<LoggedRow[]> =>
  readInAuth(pool, (db) => db.query<LoggedRow>(platformRows, [key, tables]));
