import { listRecords } from '../../resources/list.ts';
import type { FindFile } from '../../resources/reading.ts';
import { storedTenants, withTold } from './stored.ts';

/** A page of tenants, found by their own columns, with what each uses. */
export const find: FindFile['find'] = async (db, reader, { fields: _all, ...query }) => {
  const page = await listRecords(db, storedTenants, reader, query);
  return { ...page, results: await withTold(db, page.results) };
};
