/** A range of days up to `until`, from a future day `from` on; null includes all earlier days. */
export interface DueQuery {
  readonly from: string | null;
  readonly until: string;
}

/** A page of the invoices due on these days. */
export interface PreviewQuery extends DueQuery {
  readonly from: string;
  /** Only invoices on hold or that will be, or only the others. */
  readonly held?: boolean | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** SQL condition: the occurrence is later, at date `$2`, than its company `h` accepts without confirmation. */
export const isLate = '(o.created < $2::date - h.hold_late_days)';

/**
 * SQL condition: the occurrence is due at date `$2` and waits for a user: it is late, or held because issuing failed
 * unpredictably, or held while `refused` is true.
 */
export const isAside = (refused: string): string =>
  `(o.created <= $2::date and (${isLate} or (o.status = 'held' and (o.reason = 'failed' or ${refused}))))`;

/**
 * SQL condition: occurrences due up to `$3`, from `$4` on unless it is null. Not `between`, for which the planner
 * estimates almost no rows.
 */
export const dueUntil = `o.tenant_id = $1 and o.status in ('future', 'held') and o.created <= $3
  and ($4::date is null or o.created >= $4)`;
