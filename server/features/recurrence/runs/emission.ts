import { isLate } from './dueUntil.ts';

/**
 * SQL condition: an occurrence `o` keeps a scheduled issue date in the past (design §6). Its company `h` allows retroactive
 * invoices, or no run has seen it since that date. A run that put it on hold has seen it.
 */
export const keepsItsDay = `(h.allows_retroactive or ((o.status = 'future' or o.reason = 'late') and not ${isLate}))`;

// Numbers and dates stay in order: no invoice is dated before the last number of its series.
const lastEmission = `(
  select last_emission(k.series_uuid, t.service_buyer_uuid, $2::date) from contract_terms k
  join contracts t on t.tenant_id = k.tenant_id and t.uuid = k.contract_uuid
  where k.tenant_id = o.tenant_id and k.uuid = o.terms_uuid)`;

/** SQL join: adds to occurrences `o` the emission date `e.created` they get when issued; for due ones at most today, `$2`. */
export const asDated = `
  cross join lateral (
    select case when o.created >= $2::date then o.created
      else greatest(o.created, case when ${keepsItsDay} then ${lastEmission} else $2::date end) end as created) e`;

/** SQL condition: an occurrence would fall due before its emission date. */
export const isDueBefore = '(o.due_days is null and o.due_date < e.created)';

/** SQL expression: the due date of an issued occurrence, `dueIn` days after its emission date where its own has passed. */
export const issuedDueDate = (dueIn = 'null::integer'): string =>
  `coalesce(e.created + case when ${isDueBefore} then ${dueIn} else o.due_days end, o.due_date)`;
