import { firstInTime } from '../../../../domain/payments/overdue.ts';
import type { FigureDays } from '../../../../domain/company/accountants/figureDays.ts';
import { conditions } from '../../../database/queries/conditions.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';

/** Issued and unpaid amounts in a currency, and the overdue part. */
export interface OpenSum {
  readonly currency: string;
  readonly open: string;
  readonly open_n: number;
  readonly overdue: string;
  readonly overdue_n: number;
}

/** Paid amounts in a currency. */
export interface ReceivedSum {
  readonly currency: string;
  readonly received: string;
  readonly received_n: number;
}

/** Sums the open amounts of issued invoices, along their index. */
export function openSums(db: Db, { tenant, now }: Scope, { due }: FigureDays): Promise<OpenSum[]> {
  const where = conditions('i.tenant_id = $', tenant.id);
  const isOverdue = `i.unpaid_from < ${where.value(firstInTime(now, tenant.timeZone))}::date`;
  if (due) {
    where.add('i.due_date >= $::date', due.from);
    where.add('i.due_date <= $::date', due.to);
  }
  const text = `
    select i.currency, sum(i.open_amount)::text as open, count(*) as open_n,
      coalesce(sum(i.open_amount) filter (where ${isOverdue}), 0)::text as overdue,
      count(*) filter (where ${isOverdue}) as overdue_n
    from invoices i where ${where.text()} and i.status = 'billed' group by i.currency`;
  return db.query<OpenSum>(text, where.values);
}

/** Sums what was received within a period, along the index of payment days. */
export function receivedSums(db: Db, { tenant }: Scope, { paid }: FigureDays): Promise<ReceivedSum[]> {
  const text = `
    select t.currency, sum(t.amount)::text as received, count(*) as received_n
    from transactions t
    where t.tenant_id = $1 and t.means = 'money' and t.paid_on between $2::date and $3::date group by t.currency`;
  return db.query<ReceivedSum>(text, [tenant.id, paid.from, paid.to]);
}

/** Returns the stored number of drafts. */
export async function countDrafts(db: Db, { tenant }: Scope): Promise<number> {
  const text = `
    select coalesce(sum(n), 0)::bigint as n from invoice_counts where tenant_id = $1 and status = 'draft'`;
  const [counted] = await db.query<{ readonly n: number }>(text, [tenant.id]);
  return counted?.n ?? 0;
}
