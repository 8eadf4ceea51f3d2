import { bookedKinds, hasReceipt, receiptKinds } from '../../../../domain/payments/bookingKinds.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { storedDecimals } from '../../../../domain/money/decimals.ts';
import { negate } from '../../../../domain/money/negate.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import type { TransactionKind } from '../../../../schemas/parts/payments/transaction.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Receipt } from '../../../drawing/receipt/request.ts';
import { ApiError } from '../../../base/errors.ts';
import { shownNumber } from '../../../engine/documents/shownNumber.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import { partyOf } from './partyOf.ts';
import { readLook, type ReceiptLook } from './receiptLook.ts';

/** A row of a payment, with its invoice and what was booked on it up to then. */
interface PaidRow {
  readonly uuid: string;
  readonly kind: TransactionKind;
  readonly amount: string;
  readonly currency: string;
  readonly paid_on: string;
  readonly is_reversed: boolean;
  readonly invoice_uuid: string | null;
  readonly number: string | null;
  readonly created: string | null;
  readonly total: string | null;
  readonly booked: string;
  readonly provider: Receipt['provider'];
  readonly payer: Receipt['payer'];
  readonly method: string | null;
}

// A payment without invoices is of the client and the company as they are today.
const select = `
  select t.uuid, t.kind, t.amount::text, t.currency, t.paid_on::text, t.is_reversed, t.invoice_uuid, ${shownNumber('i')} as number,
    i.created::text, i.total::text,
    coalesce((select sum(b.amount) from transactions b where b.tenant_id = $1 and b.invoice_uuid = t.invoice_uuid
      and b.kind = any($4) and (b.created_at, b.uuid) <= (t.created_at, t.uuid)), 0)::text as booked,
    coalesce(i.service_provider, (select ${partyOf('c')} from companies c where c.tenant_id = $1)) as provider,
    coalesce(i.payment_responsible, i.service_buyer, ${partyOf('e')}) as payer,
    (select y.name from accounts a join account_types y on y.uuid = a.account_type_uuid
      where a.tenant_id = $1 and a.uuid = t.account_uuid and not y.built_in) as method
  from transactions t
  join entities e on e.tenant_id = $1 and e.uuid = t.service_buyer_uuid
  left join invoices i on i.tenant_id = $1 and i.uuid = t.invoice_uuid
  where t.tenant_id = $1 and t.kind = any($3)
    and t.payment_uuid = (select payment_uuid from transactions where tenant_id = $1 and uuid = $2)
  order by i.due_date, i.number, t.uuid`;

const selectKind = 'select kind from transactions where tenant_id = $1 and uuid = $2';

/** A payment as its receipt prints it, and the look of the receipt. */
export interface ReadReceipt {
  readonly receipt: Receipt;
  readonly look: ReceiptLook;
}

/**
 * Reads the receipt of the payment of a transaction: with all invoices of the payment, as they stood after it. Throws
 * `not_found`, and `status_not_allowed` for a transaction that is no receipt of money.
 */
export async function readReceipt(db: Db, tenant: string, transaction: string): Promise<ReadReceipt> {
  const [rows, [chosen]] = await Promise.all([
    db.query<PaidRow>(select, [tenant, transaction, receiptKinds, bookedKinds]),
    db.query<Pick<PaidRow, 'kind'>>(selectKind, [tenant, transaction]),
  ]);
  if (!chosen) throw new ApiError('not_found');
  const [first] = rows;
  if (!first || !hasReceipt(chosen))
    throw new ApiError('status_not_allowed', {
      reason: { code: 'no_receipt', words: 'transactions.noReceipt' },
    });
  const { provider, payer, currency, paid_on, method, kind } = first;
  const money = moneyIn(currency);
  const sum = (amounts: readonly string[]) => sumAmounts(amounts, storedDecimals);
  const credit = sum(rows.filter((row) => row.invoice_uuid === null).map(({ amount }) => amount));
  const receipt: Receipt = {
    provider,
    payer,
    currency,
    amount: money(sum(rows.map(({ amount }) => amount))),
    paid_on,
    method,
    isOnline: kind === 'gateway',
    isReversed: rows.every((row) => row.is_reversed),
    invoices: rows.flatMap((row) => (row.invoice_uuid === null ? [] : [coveredBy(row, money)])),
    credit: compareDecimals(credit, '0') > 0 ? money(credit) : null,
  };
  const covered = new Set(rows.flatMap((row) => row.invoice_uuid ?? []));
  return { receipt, look: await readLook(db, tenant, covered.size === 1 ? [...covered] : []) };
}

const coveredBy = (
  { number, created, total, amount, booked }: PaidRow,
  money: (text: string) => string,
): Receipt['invoices'][number] => ({
  number,
  created: created ?? '',
  total: money(total ?? '0'),
  amount: money(amount),
  paid: money(booked),
  open: money(sumAmounts([total ?? '0', negate(booked)], storedDecimals)),
});
