import { randomUUID } from 'node:crypto';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { storedDecimals } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { amountIn } from '../../../../domain/kinds/figure.ts';
import { paymentInstant } from '../../../../domain/payments/paymentDate.ts';
import { receiptIssues, settle, type Receipt } from '../../../../domain/payments/receipt.ts';
import { allocate } from '../../../../domain/payments/amounts/split.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import transactions from '../../../../schemas/resources/payments/transactions.ts';
import type { Db } from '../../../database/transaction.ts';
import { requireNone } from '../../../base/errors.ts';
import { checkInput } from '../../../engine/writing/check.ts';
import { followMerged } from '../../../engine/writing/followMerged.ts';
import { readRecord } from '../../../engine/resources/read.ts';
import type { CreateFile, Making } from '../../../engine/writing/writers.ts';
import { notifyPayer } from '../../delivery/index.ts';
import { book } from './book.ts';
import { lockSelected, lockOldest, mostInvoices, type ChosenInvoice, type CoveredInvoice } from './coveredInvoices.ts';
import { notifyPaid } from './notifyPaid.ts';
import { bookedShares, type Payer } from './receive.ts';

/** A receipt of chosen invoices, or of a client's oldest ones in a currency. */
export interface ReceiptInput extends Receipt, Readonly<Record<string, unknown>> {
  readonly service_buyer?: { readonly uuid: string } | undefined;
  readonly currency?: string | undefined;
  readonly invoices?: readonly ChosenInvoice[] | undefined;
  readonly note?: string | undefined;
  readonly send_receipt?: boolean | undefined;
}

export const described: CreateFile['described'] = {
  summary: 'Record a receipt that covers one or several invoices of a client.',
  description:
    'Of `invoices`, each up to its `amount`, or of the open invoices of `service_buyer` in `currency`: always the oldest due ' +
    'date first. Without `amount` everything that is open is paid; more than that becomes the client’s credit. Rate and fee ' +
    'are those of the whole receipt. The answer is its first transaction; all have the same `payment_uuid`.',
};

const selectFirst = `
  select uuid from transactions where tenant_id = $1 and payment_uuid = $2 order by invoice_uuid is null, uuid limit 1`;

/** Books a receipt on invoices and on the client's credit. Throws `validation` and `status_not_allowed`. */
export const create: CreateFile<ReceiptInput>['create'] = async (db, making) => {
  const { scope } = making;
  const { tenant, now } = scope;
  const input = await followMerged(db, transactions, tenant.id, making.input);
  await checkInput(db, transactions, scope, input);
  const { payer, invoices } = await payerOf(db, { scope, input });
  const open = sumAmounts(
    invoices.map((invoice) => invoice.open),
    storedDecimals,
  );
  const { amount = open } = input;
  requireNone(chosenIssues(input, payer, open));
  const shares = allocate(amount, invoices);
  const covered = invoices.filter(({ uuid }) => shares.some(({ invoice }) => invoice === uuid));
  const created =
    covered
      .map((invoice) => invoice.created)
      .toSorted()
      .at(-1) ?? anyDay;
  const paid = { currency: payer.currency, open, created };
  requireNone([
    ...(shares.length === 0 ? [{ path: 'amount', key: 'validation.nothingOpen' }] : []),
    ...(covered.length > mostInvoices ? [{ path: 'amount', key: 'validation.tooManyInvoices' }] : []),
    ...receiptIssues(input, paid, { now, timeZone: tenant.timeZone }),
  ]);
  const payment = randomUUID();
  const paidAt = input.payment_date ? paymentInstant(input.payment_date, tenant.timeZone) : now;
  const bookings = bookedShares(payer, covered, shares, settle({ ...input, amount }, paid));
  const writing = book(db, scope, { payment, paidAt, note: input.note }, bookings);
  const [only, ...others] = covered;
  const notices = notifyPaid(db, scope, [
    { invoice: others.length === 0 ? only?.uuid : undefined, amount, currency: payer.currency },
  ]);
  const mail = input.send_receipt ? [notifyPayer(db, scope, [payment])] : [];
  const [[first]] = await Promise.all([
    db.query<{ uuid: string }>(selectFirst, [tenant.id, payment]),
    ...writing,
    ...notices,
    ...mail,
  ]);
  return { ...(await readRecord(db, transactions, tenant.id, first?.uuid ?? '')), message: 'transactions.received' };
};

/** Earlier than any payment: a receipt without invoice follows no emission. */
const anyDay = '0001-01-01';

/** Locks the invoices that the receipt covers; names its client and currency. */
async function payerOf(
  db: Db,
  { scope, input }: Pick<Making<ReceiptInput>, 'scope' | 'input'>,
): Promise<{ payer: Payer; invoices: CoveredInvoice[] }> {
  const { service_buyer, currency, invoices = [] } = input;
  if (invoices.length > 0) {
    const locked = await lockSelected(db, scope.tenant.id, invoices);
    const [first] = locked;
    if (!first) throw new Error('No invoice was locked');
    requireNone([
      ...(service_buyer && service_buyer.uuid.toLowerCase() !== first.service_buyer_uuid
        ? [{ path: 'service_buyer', key: 'validation.otherClient' }]
        : []),
      ...(currency !== undefined && currency !== first.currency
        ? [{ path: 'currency', key: 'validation.otherCurrency' }]
        : []),
    ]);
    return { payer: first, invoices: locked };
  }
  const missing = { service_buyer: service_buyer?.uuid, currency };
  requireNone(
    Object.entries(missing).flatMap(([path, value]) =>
      value === undefined ? [{ path, key: 'validation.required' }] : [],
    ),
  );
  const payer = { service_buyer_uuid: service_buyer?.uuid.toLowerCase() ?? '', currency: currency ?? '' };
  return { payer, invoices: await lockOldest(db, scope.tenant.id, payer.service_buyer_uuid, payer.currency) };
}

/** The amounts chosen for invoices are covered by the amount of the receipt. */
function chosenIssues({ invoices = [], amount }: ReceiptInput, { currency }: Payer, open: string): Issue[] {
  const isChosen = invoices.some((invoice) => invoice.amount !== undefined);
  if (!isChosen || amount === undefined || compareDecimals(amount, open) >= 0) return [];
  return [{ path: 'amount', key: 'validation.belowChosen', args: { chosen: amountIn(currency, open) } }];
}
