import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import type { Reader } from '../../identity/scope.ts';
import { listRecords, type Page } from '../planner/list.ts';
import type { ListQuery } from './query.ts';

/** Returns a page of a list, restricted to these keys. */
export async function listAmong(
  db: Db,
  visible: Resource,
  reader: Reader,
  query: ListQuery,
  keys: readonly string[],
): Promise<Page<object>> {
  const named = query.keys && new Set(query.keys.map((key) => key.toLowerCase()));
  const among = keys.filter((key) => named?.has(key) ?? true);
  return among.length === 0 ? { results: [], count: 0 } : listRecords(db, visible, reader, { ...query, keys: among });
}
