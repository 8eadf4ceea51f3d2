/** What is asked of the days to come, and which page of their invoices. */
export interface PreviewQuery {
  readonly until: string;
  readonly page: number;
  readonly perPage: number;
}

/** What is later, by `$2`, than its company `h` lets go out unseen. */
export const isLate = 'coalesce(o.created < $2::date - h.hold_late_days, false)';

/** What is due by now, `$2`, and put aside already, or would be because nobody has looked at it yet. */
export const isAside = `(o.created <= $2::date and (o.status = 'held' or ${isLate}))`;

/** What runs up to `$3` are about, of the company `h`. */
export const dueUntil = `o.tenant_id = $1 and o.status in ('future', 'held') and o.created <= $3`;
