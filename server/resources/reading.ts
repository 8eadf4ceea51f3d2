import { only } from '../../domain/lists/fields.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import { ApiError } from '../errors.ts';
import type { Reader } from '../scope.ts';
import { conditionsOf, isOfLive, live, type Condition } from './conditions.ts';
import { listRecords, type Page } from './list.ts';
import type { ListQuery } from './query.ts';
import type { Versioned } from './read.ts';
import { recordsOf, withoutHidden } from './records.ts';
import { slotOf } from './slots.ts';
import { storageOf } from './storage.ts';

/** How the rows of a list are told apart in its table, for what is worked out over all of them. */
export interface Narrowing {
  readonly conditions: (seen: Resource, query: ListQuery, reader: Reader) => readonly Condition[];
  /** The columns of paths that are not called by them. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Whether all that a query finds is added up, however many those are: one index holds what they add up to. */
  readonly isWhole?: (query: ListQuery, reader: Reader) => boolean;
  /** The view whose rows a query finds, by the columns of the table; undefined where those are its own. */
  readonly viewOf?: (query: ListQuery, reader: Reader) => string | undefined;
}

/** How many records a list has in a currency, and the sum of each of its amounts. */
export interface SumRow {
  readonly currency: string;
  readonly n: number;
  readonly sums: readonly string[];
}

/** `server/usecases/<resource>/find.ts`: how a resource finds a page of its records, and counts those that match. */
export interface FindFile {
  readonly find: (db: Db, reader: Reader, query: ListQuery, seen: Resource) => Promise<Page<object>>;
  /** Where its list adds amounts up (`list.sums`): what its rows hold. */
  readonly narrowing?: Narrowing;
  /** Schemas of the query parameters that its list understands beside those of the engine. */
  readonly parameters?: Readonly<Record<string, object>>;
  /** The keys of all its records in their order, where that depends on the reader: by it lists sort what points to them. */
  readonly ranking?: (db: Db, reader: Reader) => Promise<readonly (string | number)[]>;
}

/** How a resource's records are found: by its own file, else by convention. */
export async function finderOf(resource: Resource): Promise<FindFile & { readonly narrowing: Narrowing }> {
  const file = await slotOf<FindFile>(resource.name, 'find');
  return { narrowing: byConvention(resource), ...(file ? tellingAsked(file) : { find: findByConvention }) };
}

const findByConvention: FindFile['find'] = (db, reader, query, seen) => listRecords(db, seen, reader, query);

const byConvention = ({ list: { sumsAll } }: Resource): Narrowing => ({
  conditions: (seen, query) => [
    ...conditionsOf(seen, storageOf(seen), query),
    ...(isOfLive(seen, query) ? [live] : []),
  ],
  isWhole: ({ search, keys }) => sumsAll === true && !search && !keys,
});

/** A file that finds may read less for `fields`; that no record tells more than was asked is seen to here. */
const tellingAsked = ({ find, ...file }: FindFile): FindFile => ({
  ...file,
  find: async (db, reader, query, seen) => {
    const page = await find(db, reader, query, seen);
    const results = page.results.map((record) => withoutHidden(seen, record));
    return { ...page, results: query.fields ? results.map(only(query.fields)) : results };
  },
});

/** A record as its page shows it, with the version it has if it has any. */
export type Found = Pick<Versioned, 'record'> & Partial<Versioned> & { readonly state?: string };

/** One record as its page shows it. Throws `not_found`, also for what is another tenant's. */
export async function readOne(db: Db, resource: Resource, reader: Reader, key: string): Promise<Found> {
  const { slots = [] } = resource;
  if (slots.includes('records') || !slots.includes('find')) {
    const { read, show = read } = await recordsOf(resource);
    return show(db, reader, key);
  }
  const { find } = await finderOf(resource);
  const [record] = (await find(db, reader, { ...onlyOne, keys: [key] }, resource)).results;
  if (!record) throw new ApiError('not_found');
  return { record: { ...record } };
}

/** How a record stands, where its file tells: the state that `readOne` found it in, while it tells the same. Throws `not_found`. */
export async function stateOf(db: Db, resource: Resource, reader: Reader, key: string): Promise<string | undefined> {
  return (await recordsOf(resource)).state?.(db, reader, key);
}

const onlyOne = { page: 1, perPage: 1, sort: [], filters: [], held: {}, isCounted: false, further: {} } as const;
