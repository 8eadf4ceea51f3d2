/** Which days to come are asked about: up to the last one, and from one on that is to come, or all. */
export interface DueQuery {
  readonly from: string | null;
  readonly until: string;
}

/** What is asked of them, and which page of their invoices. */
export interface PreviewQuery extends DueQuery {
  readonly from: string;
  /** Those alone that are put aside or would be, or those that would not. */
  readonly held?: boolean | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** What is later, by `$2`, than its company `h` lets go out unseen. */
export const isLate = '(o.created < $2::date - h.hold_late_days)';

/**
 * What is due by now, `$2`, and waits for somebody: because nobody has looked at it yet, or put aside while something stands
 * against it, `refused`, or for what nobody can foretell.
 */
export const isAside = (refused: string): string =>
  `(o.created <= $2::date and (${isLate} or (o.status = 'held' and (o.reason = 'failed' or ${refused}))))`;

/** What runs up to `$3` are about, from `$4` on where it says a day. Not `between`, of which the planner expects next to nothing. */
export const dueUntil = `o.tenant_id = $1 and o.status in ('future', 'held') and o.created <= $3
  and ($4::date is null or o.created >= $4)`;
