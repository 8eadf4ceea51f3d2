import type { Db } from '../../../database/transaction.ts';
import { isLate } from './dueUntil.ts';
import { keepsItsDay } from './emission.ts';

/** A run's position in the order of dates: invoices dated today come after those that keep their dates. */
export interface Place {
  readonly isOfToday: boolean;
  readonly created: string;
  readonly uuid: string;
}

/** The position before the first invoice. */
export const beginning: Place = {
  isOfToday: false,
  created: '0001-01-01',
  uuid: '00000000-0000-0000-0000-000000000000',
};

/** A due, locked occurrence. */
export interface Due {
  readonly uuid: string;
  readonly created: string;
  readonly reason: string | null;
  readonly is_late: boolean;
  readonly is_of_today: boolean;
  /** The number found before locking, which may exceed the number returned: some may have changed meanwhile. */
  readonly found: number;
}

/** The selection of a company's due occurrences. */
interface Taking {
  readonly until: string;
  readonly most: number;
  /** Only these keys; all by default. */
  readonly keys: readonly string[] | undefined;
  readonly isLateConfirmed: boolean;
  /** The run in progress: it does not retry what it has put on hold. */
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

// First occurrences that keep their dates, after $7 and $8, unless $9 says that the run has passed them; then those
// dated today, after $10 and $11. Locks are ordered by key, like those of amendments. A run retries held occurrences
// once, except late ones, which wait for a user. It checks for suspension because a company may be suspended during its
// run.
const select = `
  with kept as materialized (${selectDue(false, '$7, $8::uuid', 'case when $9 then 0 else $3 end')}),
  moved as materialized (${selectDue(true, '$10, $11::uuid', '$3 - (select count(*) from kept)')}),
  due as (select * from kept union all select * from moved),
  locked as materialized (
    select o.uuid, o.created, o.reason, due.is_late, due.is_of_today
    from due join occurrences o on o.tenant_id = $1 and o.uuid = due.uuid
    where ${isDue} order by o.uuid for update of o)
  select *, (select count(*)::int from due) as found from locked order by is_of_today, created, uuid`;

/** Locks the next due occurrences of a company, and returns them in the order of their emission dates. */
export function takeDue(
  db: Db,
  tenant: string,
  { until, most, keys, isLateConfirmed, run, after }: Taking,
): Promise<Due[]> {
  const inMoved = after.isOfToday ? after : beginning;
  const places = [after.created, after.uuid, after.isOfToday, inMoved.created, inMoved.uuid];
  return db.query<Due>(select, [tenant, until, most, keys ?? null, isLateConfirmed, run ?? null, ...places]);
}
