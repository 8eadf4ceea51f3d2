import { listRecords } from '../../resources/list.ts';
import type { FindFile } from '../../resources/reading.ts';

/** A view of the platform's table: few rows of each company, read as they stand, without an index or a count of its own. */
export const find: FindFile['find'] = (db, reader, query, seen) => listRecords(db, seen, reader, query);
