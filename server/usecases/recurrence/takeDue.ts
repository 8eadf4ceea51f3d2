import type { Db } from '../../db/transaction.ts';
import { isLate } from './dueUntil.ts';
import { keepsItsDay } from './emission.ts';

/** The place in the order of the dates that a run has come to: what is dated today comes behind what keeps its day. */
export interface Place {
  readonly isOfToday: boolean;
  readonly created: string;
  readonly uuid: string;
}

/** Before the first of all. */
export const beginning: Place = {
  isOfToday: false,
  created: '0001-01-01',
  uuid: '00000000-0000-0000-0000-000000000000',
};

/** One that is due, and locked. */
export interface Due {
  readonly uuid: string;
  readonly created: string;
  readonly reason: string | null;
  readonly is_late: boolean;
  readonly is_of_today: boolean;
  /** How many were found before they were locked: of those some may have been changed meanwhile. */
  readonly found: number;
}

/** Which of what is due to a company are taken. */
interface Taking {
  readonly until: string;
  readonly most: number;
  /** These alone; else all. */
  readonly keys: readonly string[] | undefined;
  readonly isLateConfirmed: boolean;
  /** The run that goes on: it tries nothing again that it has put aside. */
  readonly run: string | undefined;
  readonly after: Place;
}

const isDue = "o.status in ('future', 'held') and o.created <= $2";

const selectDue = (isOfToday: boolean, after: string, most: string): string => `
    select o.uuid, ${isLate} as is_late, ${isOfToday} as is_of_today
    from occurrences o join companies h on h.tenant_id = o.tenant_id
    join tenants t on t.id = o.tenant_id and t.suspended_at is null
    where o.tenant_id = $1 and ${isDue} and (o.created, o.uuid) > (${after})
      and ($4::uuid[] is null or o.uuid = any($4))
      and ($5 or o.reason is distinct from 'late' or not ${isLate})
      and ${isOfToday ? 'not' : ''} ${keepsItsDay}
      and ($6::uuid is null or o.status = 'future' or o.run_uuid is distinct from $6)
    order by o.created, o.uuid limit ${most}`;

// What keeps its day, after $7 and $8, unless $9 says that the run is past it; then what is dated today, after $10 and $11.
// Locked by their keys, as whoever amends a contract locks them. What was put aside is tried again, once in a run, but for
// what waits for somebody to look at it. A company may be suspended while its run is under way.
const select = `
  with kept as materialized (${selectDue(false, '$7, $8::uuid', 'case when $9 then 0 else $3 end')}),
  moved as materialized (${selectDue(true, '$10, $11::uuid', '$3 - (select count(*) from kept)')}),
  due as (select * from kept union all select * from moved),
  locked as materialized (
    select o.uuid, o.created, o.reason, due.is_late, due.is_of_today
    from due join occurrences o on o.tenant_id = $1 and o.uuid = due.uuid
    where ${isDue} order by o.uuid for update of o)
  select *, (select count(*)::int from due) as found from locked order by is_of_today, created, uuid`;

/** Locks what is due next to a company, and answers it in the order of the dates it will be issued with. */
export function takeDue(
  db: Db,
  tenant: string,
  { until, most, keys, isLateConfirmed, run, after }: Taking,
): Promise<Due[]> {
  const inMoved = after.isOfToday ? after : beginning;
  const places = [after.created, after.uuid, after.isOfToday, inMoved.created, inMoved.uuid];
  return db.query<Due>(select, [tenant, until, most, keys ?? null, isLateConfirmed, run ?? null, ...places]);
}
