import { partIssues } from '../../../../../domain/payments/partialPayment.ts';
import { refundableOf } from '../../../../../domain/payments/refunds.ts';
import type { refund } from '../../../../../schemas/parts/payments/refund.ts';
import type { Infer } from '../../../../../schemas/resource.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import type { InvoiceRow } from '../reading/rows.ts';

type Refund = Infer<typeof refund>;

/** Checks the amount against what the gateway has collected, less requested refunds. */
export const check: Check<InvoiceRow, Refund> = async (_db, _scope, rows, { amount }) =>
  rows.map((row) => {
    const errors = amount === undefined ? [] : partIssues(amount, refundableOf(row), row.currency);
    return errors.length > 0 ? new ApiError('validation', { errors }) : undefined;
  });

// An invoice that was paid in parts, or was a draft again, has several payments: of those with enough left, the one that was
// paid last. A refund that failed is closed.
const request = `
  with closed as (
    update refunds f set status = 'closed' from jsonb_to_recordset($2) v (uuid uuid)
    where f.tenant_id = $1 and f.invoice_uuid = v.uuid and f.status = 'failed'), requested as (
    insert into refunds (tenant_id, invoice_uuid, account_uuid, request_uuid, amount, currency, reason)
    select $1, i.uuid, r.account_uuid, r.uuid, v.amount, i.currency, $3
    from jsonb_to_recordset($2) v (uuid uuid, amount numeric)
    join invoices i on i.tenant_id = $1 and i.uuid = v.uuid
    cross join lateral (
      select r.uuid, r.account_uuid from gateway_events e
      join payment_requests r on r.tenant_id = $1 and r.uuid = e.request_uuid
      where e.tenant_id = $1 and e.invoice_uuid = i.uuid and e.status = 'booked'
      group by r.uuid, r.account_uuid having bool_or(e.type = 'paid')
      order by sum(case e.type when 'paid' then e.amount else -e.amount end) >= v.amount desc,
        max(e.created_at) filter (where e.type = 'paid') desc
      limit 1) r
    returning invoice_uuid, amount)
  update invoices i set refunding = i.refunding + a.amount from requested a where i.tenant_id = $1 and i.uuid = a.invoice_uuid`;

/** Requests refunds of what gateways collected. A job calls the gateways, whose events are booked. */
export const apply: Apply<InvoiceRow, Refund> = async (db, { tenant }, rows, { amount, reason }) => {
  const refunds = rows.map((row) => ({ uuid: row.uuid, amount: amount ?? refundableOf(row) }));
  return [db.query(request, [tenant.id, JSON.stringify(refunds), reason])];
};
