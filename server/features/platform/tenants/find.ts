import { listRecords } from '../../../engine/planner/list.ts';
import type { FindFile } from '../../../engine/resources/finder.ts';
import { storedTenants, withDetails } from './storedTenants.ts';

/** Lists tenants by their own columns, with usage. */
export const find: FindFile['find'] = async (db, reader, { fields: _all, ...query }) => {
  const page = await listRecords(db, storedTenants, reader, query);
  return { ...page, results: await withDetails(db, page.results) };
};
