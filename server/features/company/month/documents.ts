import { monthStatuses } from '../../../../domain/reports/monthSummary.ts';
import type { Period } from '../../../../domain/dates/period.ts';
import type { Db } from '../../../database/transaction.ts';

/** An issued invoice of a month. */
export interface MonthDocument {
  readonly uuid: string;
  /** As it is printed. */
  readonly number: string;
}

const ofMonth = `invoices where tenant_id = $1 and created between $2 and $3 and status = any($4) and number is not null`;

const countText = `select count(*)::int as documents from ${ofMonth}`;

const selectText = `select uuid, full_number as number from ${ofMonth} order by own_series_uuid nulls first, number_period, invoices.number, uuid offset $5 limit $6`;

/** Counts the invoices that a company issued in a month, including canceled ones, which keep their number. */
export async function countDocuments(db: Db, tenant: string, { from, to }: Period): Promise<number> {
  const [row] = await db.query<{ documents: number }>(countText, [tenant, from, to, monthStatuses]);
  return row?.documents ?? 0;
}

/** Returns some of them in the order of their numbers. */
export const selectDocumentsOf = (
  db: Db,
  tenant: string,
  { from, to }: Period,
  segment: { readonly from: number; readonly count: number },
): Promise<MonthDocument[]> =>
  db.query<MonthDocument>(selectText, [tenant, from, to, monthStatuses, segment.from, segment.count]);
