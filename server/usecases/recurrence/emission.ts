import { isLate } from './dueUntil.ts';

/**
 * Whether an occurrence keeps the day it was to be issued on although that has passed (design §6): its company `h` allows
 * retroactive invoices, or no run came by since that day. One that a run has put on hold was looked at on its day.
 */
export const keepsItsDay = `(h.allows_retroactive or ((o.status = 'future' or o.reason = 'late') and not ${isLate}))`;

// Numbers and dates stay in order: none is dated before the last number. Dates to come are their users' choice.
const lastEmission = `
  (select max(i.created) from invoices i where i.tenant_id = $1 and i.number is not null and i.created <= $2::date)`;

/** Joins as `e` to the occurrences `o` the emission date they have where they are issued: today, `$2`, at the latest if they are due. */
export const asDated = `
  cross join lateral (
    select greatest(o.created, case when ${keepsItsDay} then ${lastEmission} else $2::date end) as created) e`;

/** Whether an occurrence would fall due before it is issued. */
export const isDueBefore = '(o.due_days is null and o.due_date < e.created)';

/** The due date it is issued with: so many days after its emission where that is agreed on, or said now in place of a past one. */
export const issuedDueDate = (dueIn = 'null::integer'): string =>
  `coalesce(e.created + case when ${isDueBefore} then ${dueIn} else o.due_days end, o.due_date)`;
