import { listRecords } from '../../../engine/planner/list.ts';
import type { FindFile } from '../../../engine/resources/finder.ts';

/** A view of the platform's table with few rows per company, read without index and count. */
export const find: FindFile['find'] = (db, reader, query, visible) => listRecords(db, visible, reader, query);
