import type { InvoiceStatus } from '../../../../schemas/parts/invoicing/invoiceActions.ts';
import type { RefundState } from '../../../../schemas/parts/payments/refundState.ts';
import type { Renewed } from '../../../engine/documents/issuing/renew.ts';
import { stored } from '../../../engine/documents/lines/rowOfLines.ts';

/** An invoice of a contract: issued, or scheduled. */
export interface ScheduledRow {
  readonly occurrence: number;
  readonly created: string;
  readonly due_date: string;
  readonly status: InvoiceStatus | 'paused' | 'skipped';
  readonly refund_state: RefundState | null;
  readonly payment_authorized: boolean;
  readonly total: string;
  /** What notes took from an issued one and added to it; null without any. */
  readonly credited_amount: string | null;
  readonly debited_amount: string | null;
  readonly terms_uuid: string;
  readonly number: number | null;
  readonly full_number: string | null;
  readonly public_hash: string | null;
}

/**
 * SQL: the invoices of a contract in order, as its payer sees them: those on hold as scheduled, and none that ended
 * before issue. The arguments are SQL expressions for the keys.
 */
export const selectSchedule = (tenant: string, contract: string): string => `
  select o.occurrence, coalesce(i.created, o.created) as created, coalesce(i.due_date, o.due_date) as due_date,
    coalesce(i.status, case when o.status in ('paused', 'skipped') then o.status else 'future' end) as status,
    i.refund_state, coalesce(i.payment_authorized, false) as payment_authorized, coalesce(i.total, m.total)::text as total,
    nullif(i.credited, 0)::text as credited_amount, nullif(i.debited, 0)::text as debited_amount, o.terms_uuid, i.number, i.full_number,
    case when i.status in ('billed', 'paid') then i.public_hash end as public_hash
  from occurrences o
  join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  left join invoices i on i.tenant_id = o.tenant_id and i.uuid = o.uuid
  where o.tenant_id = ${tenant} and o.contract_uuid = ${contract} and o.status <> 'cancelled'
  order by o.occurrence`;

/** Sets the amount of a scheduled invoice as of today, by its recalculated terms. */
export function rowToday(row: ScheduledRow, today: ReadonlyMap<string, Renewed>): ScheduledRow {
  const terms = row.status === 'future' || row.status === 'paused' ? today.get(row.terms_uuid) : undefined;
  return terms ? { ...row, total: stored(terms.totals.total) } : row;
}
