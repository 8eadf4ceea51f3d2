import { isDate } from '../../../domain/dates/date.ts';
import { localTime } from '../../../domain/dates/zone.ts';
import { remainingAmount } from '../../../domain/invoice/remainingAmount.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import type { InvoiceRow } from './rows.ts';
import type { InvoiceScope } from './scope.ts';

/** What a manual receipt says of the payment (specification §5). Without it, the invoice is paid now, in its own currency. */
export interface Receipt {
  readonly exchange_currency?: string;
  readonly exchange_rate?: string;
  readonly fee?: string;
  /** `YYYY-MM-DD HH:mm:ss` by the clock of the tenant. */
  readonly payment_date?: string;
}

const record = `
  update transactions set payment_date = $3::timestamp at time zone $4, exchange_currency = $5, exchange_rate = $6,
    fee = $7, remaining_amount = $8
  where tenant_id = $1 and invoice_uuid = $2`;

/** Records the payment of an invoice. Throws `validation` where the receipt says only half. */
export async function recordReceipt(db: Db, scope: InvoiceScope, invoice: InvoiceRow, receipt: Receipt): Promise<void> {
  const { id, timeZone } = scope.tenant;
  const issues = issuesOf(receipt);
  if (issues.length > 0) throw new ApiError('validation', { errors: issues });
  const paidAt = receipt.payment_date ?? localTime(scope.now, timeZone);
  const currency = receipt.exchange_currency ?? invoice.currency;
  const rate = receipt.exchange_rate ?? '1';
  const fee = receipt.fee ?? '0';
  const remaining = remainingAmount(invoice.total, rate, fee, decimalsOf(currency));
  await db.query(record, [id, invoice.uuid, paidAt, timeZone, currency, rate, fee, remaining]);
}

function issuesOf(receipt: Receipt): Issue[] {
  const says = Object.values(receipt).some((value) => value !== undefined);
  const required = ['exchange_currency', 'payment_date'] as const;
  const missing = required
    .filter((field) => says && !receipt[field])
    .map((path) => ({ path, key: 'validation.required' }));
  const isWrong = receipt.payment_date !== undefined && !isDate(receipt.payment_date.slice(0, 10));
  return isWrong ? [...missing, { path: 'payment_date', key: 'validation.format.date' }] : missing;
}
