import { only } from '../../../domain/lists/fields.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';
import type { Reader } from '../../identity/scope.ts';
import { conditionsOf, isOfLive, live, type Condition } from '../lists/conditions.ts';
import { listRecords, type Page } from '../planner/list.ts';
import type { RankingFile } from '../lists/ordering.ts';
import type { ListQuery } from '../lists/query.ts';
import type { Versioned } from './read.ts';
import { recordsOf, withoutHidden } from './records.ts';
import { slotOf } from './slots.ts';
import { storageOf } from './storage.ts';

/** How to filter the rows of a list in its table, for sums. */
export interface Narrowing {
  readonly conditions: (visible: Resource, query: ListQuery, reader: Reader) => readonly Condition[];
  /** Columns of paths with another name. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Whether to sum all matches: one index contains the sums. */
  readonly isWhole?: (query: ListQuery, reader: Reader) => boolean;
  /** The view with the rows of a query, if not the table itself. */
  readonly viewOf?: (visible: Resource, query: ListQuery, reader: Reader) => string | undefined;
}

/** `server/features/<feature>/<resource>/find.ts`: how a resource reads and counts a page of records. */
export interface FindFile extends RankingFile {
  readonly find: (db: Db, reader: Reader, query: ListQuery, visible: Resource) => Promise<Page<object>>;
  /** For lists with sums (`list.sums`): the conditions of the rows. */
  readonly narrowing?: Narrowing;
  /** Schemas of additional query parameters. */
  readonly parameters?: Readonly<Record<string, object>>;
}

/** Returns how a resource's records are found: its own file, or by convention. */
export async function finderOf(resource: Resource): Promise<FindFile & { readonly narrowing: Narrowing }> {
  const file = await slotOf<FindFile>(resource, 'find');
  return { narrowing: byConvention(resource), ...(file ? withRequestedFields(file) : { find: findByConvention }) };
}

const findByConvention: FindFile['find'] = (db, reader, query, visible) => listRecords(db, visible, reader, query);

const byConvention = ({ list: { sumsAll } }: Resource): Narrowing => ({
  conditions: (visible, query) => [
    ...conditionsOf(visible, storageOf(visible), query),
    ...(isOfLive(visible, query) ? [live] : []),
  ],
  isWhole: ({ search, keys }) => sumsAll === true && !search && !keys,
});

/** Removes properties that `fields` did not request, which a file may have read. */
const withRequestedFields = ({ find, ...file }: FindFile): FindFile => ({
  ...file,
  find: async (db, reader, query, visible) => {
    const page = await find(db, reader, query, visible);
    const results = page.results.map((record) => withoutHidden(visible, record));
    return { ...page, results: query.fields ? results.map(only(query.fields)) : results };
  },
});

/** A record as its page shows it, with its version if it has one. */
export type Found = Pick<Versioned, 'record'> & Partial<Versioned> & { readonly state?: string };

/** Reads a record for its page. Throws `not_found`, also for another tenant's. */
export async function readOne(db: Db, resource: Resource, reader: Reader, key: string): Promise<Found> {
  const { slots = [], document } = resource;
  if (document || slots.includes('records') || !slots.includes('find')) {
    const { read, show = read } = await recordsOf(resource);
    return show(db, reader, key);
  }
  const { find } = await finderOf(resource);
  const [record] = (await find(db, reader, { ...onlyOne, keys: [key] }, resource)).results;
  if (!record) throw new ApiError('not_found');
  return { record: { ...record } };
}

/** Returns the state of a record by its file, equal to that of `readOne` while unchanged. Throws `not_found`. */
export async function stateOf(db: Db, resource: Resource, reader: Reader, key: string): Promise<string | undefined> {
  return (await recordsOf(resource)).state?.(db, reader, key);
}

const onlyOne = { page: 1, perPage: 1, sort: [], filters: [], held: {}, isCounted: false, further: {} } as const;
