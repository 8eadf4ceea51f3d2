import { today } from '../../../../domain/dates/today.ts';
import { paymentInstant } from '../../../../domain/payments/paymentDate.ts';
import { receiptIssues, settle } from '../../../../domain/payments/receipt.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { receipt } from '../../../../schemas/parts/receipt.ts';
import type { Infer } from '../../../../schemas/resource.ts';
import type { Db } from '../../../db/transaction.ts';
import { ApiError } from '../../../errors.ts';
import type { Apply, Check } from '../../../resources/commandFile.ts';
import type { Scope } from '../../../scope.ts';
import type { InvoiceRow } from '../rows.ts';

/** `payment_date` is in the tenant's time zone. */
export type Receipt = Infer<typeof receipt>;

// A payment is stored with the columns that lists and reports filter and group by. The array of keys tells the planner
// to expect few rows.
const record = `
  with paid as (
    update transactions t set payment_date = $3, exchange_currency = v.currency, exchange_rate = v.rate, fee = v.fee,
      remaining_amount = v.remaining
    from jsonb_to_recordset($2) v (uuid uuid, currency text, rate numeric, fee numeric, remaining numeric)
    where t.tenant_id = $1 and t.invoice_uuid = v.uuid and t.invoice_uuid = any($4::uuid[])
    returning t.uuid, t.invoice_uuid, t.exchange_currency, t.exchange_rate, t.fee, t.remaining_amount
  )
  insert into receipts (tenant_id, uuid, invoice_uuid, service_buyer_uuid, account_uuid, paid_on, amount, currency,
    exchange_currency, exchange_rate, fee, remaining_amount, search_text)
  select $1, p.uuid, i.uuid, i.service_buyer_uuid, i.account_uuid, $5::date, i.total, i.currency, p.exchange_currency,
    p.exchange_rate, p.fee, p.remaining_amount, i.search_text
  from paid p join invoices i on i.tenant_id = $1 and i.uuid = p.invoice_uuid and i.uuid = any($4::uuid[])`;

const pay = "update invoices set status = 'paid', paid_on = $3 where tenant_id = $1 and uuid = any($2::uuid[])";

/** Checks a receipt against each document, and that its currency exists. */
export const check: Check<InvoiceRow, Receipt> = async (db, scope, rows, receipt) => {
  const currency = await currencyIssues(db, receipt.exchange_currency);
  const judged = rows.map((row) => [...receiptIssues(receipt, row, clockOf(scope)), ...currency]);
  return judged.map((errors) => (errors.length > 0 ? new ApiError('validation', { errors }) : undefined));
};

/** Records manual payments of invoices: by default now and in the invoice's currency. */
export const apply: Apply<InvoiceRow, Receipt> = async (db, scope, rows, receipt) => {
  const { id, timeZone } = scope.tenant;
  const paidAt = receipt.payment_date ? paymentInstant(receipt.payment_date, timeZone) : scope.now;
  const payments = rows.map((row) => ({ uuid: row.uuid, ...settle(receipt, row) }));
  const keys = rows.map(({ uuid }) => uuid);
  const day = today(paidAt, timeZone);
  return [
    db.query(record, [id, JSON.stringify(payments), paidAt.toISOString(), keys, day]),
    db.query(pay, [id, keys, day]),
  ];
};

const clockOf = ({ now, tenant: { timeZone } }: Scope) => ({ now, timeZone });

async function currencyIssues(db: Db, currency: string | undefined): Promise<Issue[]> {
  if (currency === undefined) return [];
  const known = await db.query('select from currencies where code = $1', [currency]);
  return known.length > 0 ? [] : [{ path: 'exchange_currency', key: 'validation.unknownReference' }];
}
