import { randomUUID } from 'node:crypto';
import { compareDecimals } from '../../../../../domain/money/compare.ts';
import { decimalText, parseDecimal } from '../../../../../domain/money/decimal.ts';
import { storedDecimals } from '../../../../../domain/money/decimals.ts';
import { negate } from '../../../../../domain/money/negate.ts';
import { sumAmounts } from '../../../../../domain/money/sum.ts';
import { endedCredit, takenSince } from '../../../../../domain/notes/settlement.ts';
import type { TransactionKind } from '../../../../../schemas/parts/payments/transaction.ts';
import type { reversal } from '../../../../../schemas/parts/payments/reversal.ts';
import type { Infer } from '../../../../../schemas/resource.ts';
import type { Db } from '../../../../database/transaction.ts';
import { ApiError } from '../../../../base/errors.ts';
import { notifyPayer } from '../../../delivery/index.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { lockInvoices } from '../../../invoicing/index.ts';
import { book, type Bookable, type NewBooking } from '../book.ts';
import { creditOf, lockCredits, type Credit } from '../credits.ts';
import type { Payer } from '../receive.ts';
import { unpaidRow } from '../unpaidRow.ts';
import { reverseWithheld } from '../../withheld/record.ts';

type Reversal = Infer<typeof reversal>;

/** A transaction as the API answers it. */
interface TransactionRecord {
  readonly uuid: string;
  readonly payment_uuid: string;
}

/** A row of the ledger as stored. */
interface StoredTransaction extends Omit<NewBooking, 'invoice' | 'reverses'> {
  readonly uuid: string;
  readonly invoice_uuid: string | null;
  readonly payment_uuid: string;
}

const selectPayments = `
  select t.uuid, t.payment_uuid, t.kind, t.invoice_uuid, t.service_buyer_uuid, t.amount::text, t.currency, t.exchange_currency,
    t.exchange_rate::text, t.fee::text, t.remaining_amount::text as remaining, t.means
  from transactions t
  where t.tenant_id = $1 and t.payment_uuid = any($2::uuid[]) and not t.is_reversed
  order by t.uuid for update`;

/** The rows that `check` locked, for `apply`. */
const judged = new WeakMap<TransactionRecord, readonly NewBooking[]>();

/**
 * Refuses to reverse a payment whose credit has been used since, because that use is reversed first, and one that the
 * gateway gave back.
 */
export const check: Check<TransactionRecord, Reversal> = async (db, { tenant }, rows) => {
  const payments = await db.query<StoredTransaction>(selectPayments, [tenant.id, rows.map((row) => row.payment_uuid)]);
  const { invoices, credits } = await lockBooked(db, tenant.id, payments);
  return rows.map((row) => {
    const reversed = payments
      .filter(({ payment_uuid }) => payment_uuid === row.payment_uuid)
      .map((stored) => reversalOf(stored, invoices));
    judged.set(row, [...reversed, ...endedByNotes(reversed, credits)]);
    if (isGivenBack(reversed)) return refused('payment_refunded', 'transactions.refunded');
    return isCovered(reversed, credits) ? undefined : refused('credit_used', 'transactions.creditUsed');
  });
};

/** Reverses whole payments now: each row with its opposite. Those who have the receipt get a mail. */
export const apply: Apply<TransactionRecord, Reversal> = async (db, scope, rows, { reason }) => {
  const reversals = rows.map((row) => ({ payment: randomUUID(), bookings: judged.get(row) ?? [] }));
  const writes = reversals.flatMap(({ payment, bookings }) =>
    book(db, scope, { payment, paidAt: scope.now, reason }, bookings),
  );
  await notifyPayer(
    db,
    scope,
    reversals.map(({ payment }) => payment),
  );
  const payments = rows.map(({ payment_uuid: payment }) => payment);
  return [...writes, reverseWithheld(db, scope, payments)];
};

/**
 * Locks the invoices of payments, then the credits: in the order in which a receipt locks them. Of the clients of invoices
 * too whose notes made credit of what is reversed.
 */
async function lockBooked(db: Db, tenant: string, payments: readonly StoredTransaction[]) {
  const keys = payments.flatMap(({ invoice_uuid: uuid }) => uuid ?? []);
  const invoices = await lockInvoices(db, tenant, keys);
  const credits = await lockCredits(db, tenant, [
    ...payments.filter(({ invoice_uuid: uuid }) => uuid === null).map(({ service_buyer_uuid: client }) => client),
    ...invoices.filter(({ bookings }) => bookings?.some(isOfNoteCredit)).map((row) => row.service_buyer_uuid),
  ]);
  return { invoices, credits };
}

function reversalOf(stored: StoredTransaction, invoices: readonly Bookable[]): NewBooking {
  const { uuid, invoice_uuid, payment_uuid: _, ...row } = stored;
  return {
    ...row,
    kind: 'reversal',
    invoice: invoices.find((invoice) => invoice.uuid === invoice_uuid),
    amount: negate(row.amount),
    fee: negate(row.fee),
    remaining: negate(row.remaining),
    reverses: uuid,
  };
}

const isOfNoteCredit = ({ kind }: { readonly kind: TransactionKind }): boolean => kind === 'note_credit';

/**
 * Returns what ends first of what notes took from reversed payments: the unused credit that they made of them, and the end of
 * a write-off.
 */
function endedByNotes(reversed: readonly NewBooking[], credits: readonly Credit[]): NewBooking[] {
  const unused = new Map<string, bigint>();
  const leftOf = ({ service_buyer_uuid: client, currency }: Payer): bigint =>
    unused.get(`${client} ${currency}`) ??
    sumOf([
      creditOf(credits, client, currency),
      ...reversed
        .filter((row) => !row.invoice && row.service_buyer_uuid === client && row.currency === currency)
        .map(({ amount }) => amount),
    ]);
  const byInvoice = Map.groupBy(
    reversed.filter(({ invoice }) => invoice),
    ({ invoice, means }) => `${invoice?.uuid} ${means === 'write_off'}`,
  );
  return [...byInvoice.values()].flatMap((rows) => {
    const [{ invoice, means, reverses } = { invoice: undefined, means: undefined, reverses: undefined }] = rows;
    if (!invoice) return [];
    const amount = -sumOf(rows.map((row) => row.amount));
    const kind = means === 'write_off' ? 'note_write_off' : 'note_credit';
    const made = takenSince(invoice.bookings ?? [], reverses, kind);
    const left = leftOf(invoice);
    const ended = endedCredit(amount, made, kind === 'note_credit' ? left : made);
    if (ended <= 0n) return [];
    const back = unpaidRow(kind, invoice, { invoice, amount: text(ended) });
    if (kind === 'note_write_off') return [back];
    unused.set(`${invoice.service_buyer_uuid} ${invoice.currency}`, left - ended);
    return [back, unpaidRow(kind, invoice, { amount: text(-ended) })];
  });
}

const sumOf = (amounts: readonly string[]): bigint => parseDecimal(sumAmounts(amounts, storedDecimals), storedDecimals);
const text = (units: bigint): string => decimalText(units, storedDecimals);

/** Returns whether the credits remain at least zero. */
function isCovered(bookings: readonly NewBooking[], credits: readonly Credit[]): boolean {
  return bookings
    .filter(({ invoice }) => !invoice)
    .every(({ service_buyer_uuid, currency, amount }) => {
      const left = sumAmounts([creditOf(credits, service_buyer_uuid, currency), amount], storedDecimals);
      return compareDecimals(left, '0') >= 0;
    });
}

/** Returns whether less of an invoice would stay received than its gateway has refunded, or is requested to refund. */
const isGivenBack = (bookings: readonly NewBooking[]): boolean =>
  bookings.some(({ invoice, amount, means }) => {
    if (!invoice || means === 'write_off') return false;
    const left = [invoice.received, amount, negate(invoice.refunded), negate(invoice.refunding)];
    return compareDecimals(sumAmounts(left, storedDecimals), '0') < 0;
  });

const refused = (code: string, words: string): ApiError =>
  new ApiError('status_not_allowed', { reason: { code, words } });
