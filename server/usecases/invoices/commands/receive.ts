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

/** A `payment_date` is by the clock of the tenant. */
export type Receipt = Infer<typeof receipt>;

// The keys as an array tell the planner that few rows follow.
const record = `
  update transactions t set payment_date = $3, exchange_currency = v.currency, exchange_rate = v.rate, fee = v.fee,
    remaining_amount = v.remaining
  from jsonb_to_recordset($2) v (uuid uuid, currency text, rate numeric, fee numeric, remaining numeric)
  where t.tenant_id = $1 and t.invoice_uuid = v.uuid and t.invoice_uuid = any($4::uuid[])`;

const pay = "update invoices set status = 'paid', paid_on = $3 where tenant_id = $1 and uuid = any($2::uuid[])";

/** A receipt is one of its document, and names a currency there is. */
export const check: Check<InvoiceRow, Receipt> = async (db, scope, rows, receipt) => {
  const currency = await currencyIssues(db, receipt.exchange_currency);
  const judged = rows.map((row) => [...receiptIssues(receipt, row, clockOf(scope)), ...currency]);
  return judged.map((errors) => (errors.length > 0 ? new ApiError('validation', { errors }) : undefined));
};

/** Records by hand that invoices were paid: now and in their own currency, where nothing else is said. */
export const apply: Apply<InvoiceRow, Receipt> = async (db, scope, rows, receipt) => {
  const { id, timeZone } = scope.tenant;
  const paidAt = receipt.payment_date ? paymentInstant(receipt.payment_date, timeZone) : scope.now;
  const payments = rows.map((row) => ({ uuid: row.uuid, ...settle(receipt, row) }));
  const keys = rows.map(({ uuid }) => uuid);
  return [
    db.query(record, [id, JSON.stringify(payments), paidAt.toISOString(), keys]),
    db.query(pay, [id, keys, today(paidAt, timeZone)]),
  ];
};

const clockOf = ({ now, tenant: { timeZone } }: Scope) => ({ now, timeZone });

async function currencyIssues(db: Db, currency: string | undefined): Promise<Issue[]> {
  if (currency === undefined) return [];
  const known = await db.query('select from currencies where code = $1', [currency]);
  return known.length > 0 ? [] : [{ path: 'exchange_currency', key: 'validation.unknownReference' }];
}
