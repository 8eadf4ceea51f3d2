import { countLimit } from '../../../domain/lists/countLimit.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { conditionsOf, type Condition } from '../lists/conditions.ts';
import { cutValues } from '../planner/pageKeys.ts';
import { readPage } from '../planner/list.ts';
import { orderOf } from '../lists/ordering.ts';
import type { ListQuery, Place } from '../lists/query.ts';
import type { FindFile } from '../resources/finder.ts';
import { storageOf } from '../resources/storage.ts';
import type { Scope } from '../../identity/scope.ts';
import type { Source } from './engine.ts';

type Reader = Pick<Scope, 'tenant' | 'now'>;

/** Reads the documents of a list. */
interface Listing<Row> {
  readonly source: Source;
  readonly toRecord: (row: Row, reader: Reader) => object;
  /** Returns the conditions of filters beyond single columns. */
  readonly narrow?: (visible: Resource, query: ListQuery, reader: Reader) => readonly Condition[];
}

interface Reached {
  readonly uuid: string | null;
  readonly n: number | null;
  readonly reached: Place | null;
}

/** Returns the slot that finds documents like records of any resource, and reads them with joined tables. */
export function finding<Row extends object>(
  resource: Resource,
  { source: { tables, alias, columns }, toRecord, narrow }: Listing<Row>,
): Required<Pick<FindFile, 'find' | 'narrowing'>> {
  const storage = storageOf(resource);
  const page = `
  select found.n, case when page.place = cardinality(found.keys) then found.place end as reached, ${columns}
  from find_own_rows('${storage.table}', $2, $3, $4, $5, $6, $7, $8) found
  left join unnest(found.keys::uuid[]) with ordinality page (uuid, place) on true
  left join ${tables} on ${alias}.tenant_id = $1 and ${alias}.uuid = page.uuid order by page.place`;
  const conditions = (visible: Resource, query: ListQuery, reader: Reader): readonly Condition[] =>
    narrow?.(visible, query, reader) ?? conditionsOf(visible, storage, query);
  return {
    find: async (db, reader, query, visible) => {
      const order = await orderOf(db, storage, reader, query.sort);
      const cut = { ...query, conditions: conditions(visible, query, reader), order };
      const source = { resource, tenant: reader.tenant.id, columns, joined: { tables, alias } };
      const read = await readPage<Row>(db, source, { ...cut, isLive: false });
      if (read) return { results: read.rows.map((row) => toRecord(row, reader)), count: read.count };
      const bound = query.isCounted ? countLimit : undefined;
      const rows = await db.query<Row & Reached>(page, [reader.tenant.id, ...cutValues({ ...cut, bound })]);
      const results = rows.filter(({ uuid }) => uuid !== null).map((row) => toRecord(row, reader));
      return { results, count: rows[0]?.n ?? undefined, place: rows.at(-1)?.reached ?? undefined };
    },
    narrowing: { conditions },
  };
}
