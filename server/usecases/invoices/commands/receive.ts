import { localTime } from '../../../../domain/dates/zone.ts';
import { paymentDateProblem } from '../../../../domain/payments/paymentDate.ts';
import { remainingAmount } from '../../../../domain/payments/remainingAmount.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { fractionIssues } from '../../../../domain/money/fraction.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { receipt } from '../../../../schemas/parts/receipt.ts';
import type { Infer } from '../../../../schemas/resource.ts';
import type { Db } from '../../../db/transaction.ts';
import { ApiError } from '../../../errors.ts';
import type { Apply, Check } from '../../../resources/commandFile.ts';
import type { InvoiceRow } from '../rows.ts';

/** A `payment_date` is by the clock of the tenant. */
export type Receipt = Infer<typeof receipt>;

const record = `
  update transactions t set payment_date = $3::timestamp at time zone $4, exchange_currency = v.currency,
    exchange_rate = $5, fee = $6, remaining_amount = v.remaining
  from jsonb_to_recordset($2) v (uuid uuid, currency text, remaining numeric)
  where t.tenant_id = $1 and t.invoice_uuid = v.uuid`;

const pay = "update invoices set status = 'paid' where tenant_id = $1 and uuid = any($2::uuid[])";

/** A receipt says all of the payment or nothing, names a currency there is and a date that is past, and a fee that fits. */
export const check: Check<InvoiceRow, Receipt> = async (db, scope, rows, receipt) => {
  const now = localTime(scope.now, scope.tenant.timeZone);
  const issues = [...dateIssues(receipt.payment_date, now), ...(await currencyIssues(db, receipt.exchange_currency))];
  return rows.map((row) => {
    const own = [...missingIssues(receipt, row.currency), ...issues];
    const errors = own.length > 0 ? own : feeIssues(row, receipt);
    return errors.length > 0 ? new ApiError('validation', { errors }) : undefined;
  });
};

/** Records by hand that invoices were paid: now and in their own currency, where nothing else is said. */
export const apply: Apply<InvoiceRow, Receipt> = async (db, scope, rows, receipt) => {
  const { id, timeZone } = scope.tenant;
  const paidAt = receipt.payment_date ?? localTime(scope.now, timeZone);
  const { rate, fee } = termsOf(receipt);
  const payments = rows.map((row) => ({ uuid: row.uuid, ...paymentOf(row, receipt) }));
  return [
    db.query(record, [id, JSON.stringify(payments), paidAt, timeZone, rate, fee]),
    db.query(pay, [id, rows.map(({ uuid }) => uuid)]),
  ];
};

const termsOf = ({ exchange_rate: rate = '1', fee = '0' }: Receipt) => ({ rate, fee });

function paymentOf({ currency: own, total }: InvoiceRow, receipt: Receipt): { currency: string; remaining: string } {
  const currency = receipt.exchange_currency ?? own;
  const { rate, fee } = termsOf(receipt);
  return { currency, remaining: remainingAmount(total, rate, fee, decimalsOf(currency)) };
}

/** A receipt names its currency and its date, and how another currency was exchanged: nobody means one for one. */
function missingIssues(receipt: Receipt, currency: string): Issue[] {
  const says = Object.values(receipt).some((value) => value !== undefined);
  const isExchanged = (receipt.exchange_currency ?? currency) !== currency;
  const required = ['exchange_currency', 'payment_date', ...(isExchanged ? (['exchange_rate'] as const) : [])] as const;
  return required.filter((field) => says && !receipt[field]).map((path) => ({ path, key: 'validation.required' }));
}

function dateIssues(paidAt: string | undefined, now: string): Issue[] {
  const key = paidAt === undefined ? undefined : paymentDateProblem(paidAt, now);
  return key === undefined ? [] : [{ path: 'payment_date', key }];
}

async function currencyIssues(db: Db, currency: string | undefined): Promise<Issue[]> {
  if (currency === undefined) return [];
  const known = await db.query('select from currencies where code = $1', [currency]);
  return known.length > 0 ? [] : [{ path: 'exchange_currency', key: 'validation.unknownReference' }];
}

/** A fee has its currency's decimals, and is at most what was exchanged. */
function feeIssues(row: InvoiceRow, receipt: Receipt): Issue[] {
  const { rate, fee } = termsOf(receipt);
  const { currency } = paymentOf(row, receipt);
  const exchanged = remainingAmount(row.total, rate, '0', decimalsOf(currency));
  const places = fractionIssues('fee', fee, decimalsOf(currency));
  if (places.length > 0 || compareDecimals(fee, exchanged) <= 0) return places;
  return [{ path: 'fee', key: 'validation.decimal.maximum', args: { limit: exchanged } }];
}
