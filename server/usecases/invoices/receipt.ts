import { localTime } from '../../../domain/dates/zone.ts';
import { paymentDateProblem } from '../../../domain/payments/paymentDate.ts';
import { remainingAmount } from '../../../domain/payments/remainingAmount.ts';
import { compareDecimals } from '../../../domain/money/compare.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { fractionIssues } from '../../../domain/money/fraction.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import type { InvoiceRow } from './rows.ts';
import type { Scope } from '../../scope.ts';

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

/** Records the payment of an invoice. Throws `validation` where the receipt says only half, or what cannot be. */
export async function recordReceipt(db: Db, scope: Scope, invoice: InvoiceRow, receipt: Receipt): Promise<void> {
  const { id, timeZone } = scope.tenant;
  const now = localTime(scope.now, timeZone);
  const paidAt = receipt.payment_date ?? now;
  const currency = receipt.exchange_currency ?? invoice.currency;
  const rate = receipt.exchange_rate ?? '1';
  const fee = receipt.fee ?? '0';
  const decimals = decimalsOf(currency);
  const issues = [
    ...missingIssues(receipt, invoice.currency),
    ...dateIssues(paidAt, now),
    ...(await currencyIssues(db, currency)),
  ];
  if (issues.length === 0)
    issues.push(...feeIssues(fee, remainingAmount(invoice.total, rate, '0', decimals), decimals));
  if (issues.length > 0) throw new ApiError('validation', { errors: issues });
  const remaining = remainingAmount(invoice.total, rate, fee, decimals);
  await db.query(record, [id, invoice.uuid, paidAt, timeZone, currency, rate, fee, remaining]);
}

/** A receipt names its currency and its date, and how another currency was exchanged: nobody means one for one. */
function missingIssues(receipt: Receipt, currency: string): Issue[] {
  const says = Object.values(receipt).some((value) => value !== undefined);
  const isExchanged = (receipt.exchange_currency ?? currency) !== currency;
  const required = ['exchange_currency', 'payment_date', ...(isExchanged ? (['exchange_rate'] as const) : [])] as const;
  return required.filter((field) => says && !receipt[field]).map((path) => ({ path, key: 'validation.required' }));
}

function dateIssues(paidAt: string, now: string): Issue[] {
  const key = paymentDateProblem(paidAt, now);
  return key === undefined ? [] : [{ path: 'payment_date', key }];
}

async function currencyIssues(db: Db, currency: string): Promise<Issue[]> {
  const known = await db.query('select from currencies where code = $1', [currency]);
  return known.length > 0 ? [] : [{ path: 'exchange_currency', key: 'validation.unknownReference' }];
}

/** A fee has its currency's decimals, and is at most what was exchanged. */
function feeIssues(fee: string, exchanged: string, decimals: number): Issue[] {
  const places = fractionIssues('fee', fee, decimals);
  if (places.length > 0 || compareDecimals(fee, exchanged) <= 0) return places;
  return [{ path: 'fee', key: 'validation.decimal.maximum', args: { limit: exchanged } }];
}
