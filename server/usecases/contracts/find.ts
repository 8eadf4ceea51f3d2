import { countLimit } from '../../../domain/lists/countLimit.ts';
import { firstInTime } from '../../../domain/payments/overdue.ts';
import contracts from '../../../schemas/resources/contracts.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { conditionsOf, type Condition } from '../../resources/conditions.ts';
import { cutValues } from '../../resources/found.ts';
import { readPage } from '../../resources/list.ts';
import { orderOf } from '../../resources/ordering.ts';
import type { Filter, ListQuery, Place } from '../../resources/query.ts';
import type { FindFile } from '../../resources/reading.ts';
import { storageOf } from '../../resources/storage.ts';
import type { Scope } from '../../scope.ts';
import { toRecord } from './record.ts';
import { contractTables, summaryColumns, type ContractRow } from './rows.ts';

const storage = storageOf(contracts);
const joined = { tables: contractTables, alias: 'c' };

interface FoundContract extends ContractRow {
  readonly n: number | null;
  readonly reached: Place | null;
}

const page = `
  select found.n, case when page.place = cardinality(found.keys) then found.place end as reached, ${summaryColumns}
  from find_own_rows('contracts', $2, $3, $4, $5, $6, $7, $8) found
  left join unnest(found.keys::uuid[]) with ordinality page (uuid, place) on true
  left join ${contractTables} on c.tenant_id = $1 and c.uuid = page.uuid order by page.place`;

/** Contracts are found as any resource is, and read with what is not their own: how late they are, and their account. */
export const find: FindFile['find'] = async (db, reader, query, seen) => {
  const order = await orderOf(db, storage, reader, query.sort);
  const cut = { ...query, conditions: conditionsFor(reader, seen, query), order };
  const source = { resource: contracts, tenant: reader.tenant.id, columns: summaryColumns, joined };
  const read = await readPage<ContractRow>(db, source, { ...cut, isLive: false });
  if (read) return { results: read.rows.map((row) => toRecord(row, reader)), count: read.count };
  const bound = query.isCounted ? countLimit : undefined;
  const values = [reader.tenant.id, ...cutValues({ ...cut, bound })];
  const rows = await db.query<FoundContract>(page, values);
  const results = rows.filter(({ uuid }) => uuid !== null).map((row) => toRecord(row, reader));
  return { results, count: rows[0]?.n ?? undefined, place: rows.at(-1)?.reached ?? undefined };
};

export const narrowing: FindFile['narrowing'] = {
  conditions: (seen, query, reader) => conditionsFor(reader, seen, query),
  // As reports ask for them.
  isWhole: ({ filters, keys, search }) => !keys && !search && filters.some(({ path }) => recurringDays.has(path)),
};

const recurringDays: ReadonlySet<string> = new Set(['starts_on', 'ends_on']);

/** Whether an invoice is overdue is told by the clock, from a date that the database keeps. */
function conditionsFor(scope: Scope, seen: Resource, query: ListQuery): Condition[] {
  const isOfLateness = ({ path }: Filter): boolean => path === 'has_overdue_invoices';
  const filters = query.filters.filter((filter) => !isOfLateness(filter));
  const lateness = query.filters
    .filter(isOfLateness)
    .map(({ value }) => overdueCondition(scope, String(value) === 'true'));
  return [...conditionsOf(seen, storage, { ...query, filters }), ...lateness];
}

function overdueCondition({ now, tenant: { timeZone } }: Scope, isOverdue: boolean): Condition {
  return ['unpaid_from', isOverdue ? 'lt' : 'gte', firstInTime(now, timeZone), 'date'];
}
