import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';
import type { Reader } from '../../identity/scope.ts';
import type { ListQuery } from './query.ts';
import type { FindFile } from '../resources/finder.ts';
import { storageOf } from '../resources/storage.ts';

/** Returns the keys of all records of a filtered list. Throws `validation` at `all` above `most`. */
export async function keysNarrowed(
  db: Db,
  visible: Resource,
  reader: Reader,
  query: ListQuery,
  { find }: Pick<FindFile, 'find'>,
  most: number,
): Promise<string[]> {
  const { key } = storageOf(visible);
  const all = { ...query, page: 1, perPage: most + 1, fields: [key], isCounted: false };
  const { results } = await find(db, reader, all, visible);
  if (results.length <= most) return results.map((record) => String(Reflect.get(record, key)));
  throw new ApiError('validation', {
    errors: [{ path: 'all', key: 'validation.bulkRecords', args: { limit: String(most) } }],
  });
}
