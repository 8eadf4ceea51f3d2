import { localTime } from '../dates/zone.ts';
import { amountIn } from '../kinds/figure.ts';
import { decimalText, isDecimal } from '../money/decimal.ts';
import { compareDecimals } from '../money/compare.ts';
import { decimalsOf } from '../money/decimals.ts';
import { fractionIssues } from '../money/fraction.ts';
import { isTooLarge } from '../taxes/limit.ts';
import type { Issue } from '../validation/issue.ts';
import { paymentDateProblem } from './paymentDate.ts';
import { rateFraction, remainingAmount } from './amounts/remainingAmount.ts';

/**
 * A manual receipt; all fields are optional. Amounts are decimal text, `amount` in the document's currency; the date is in
 * the tenant's zone.
 */
export interface Receipt {
  readonly amount?: string | undefined;
  readonly exchange_currency?: string | undefined;
  readonly exchange_rate?: string | undefined;
  readonly fee?: string | undefined;
  readonly payment_date?: string | undefined;
}

/** The document that was paid. */
export interface Paid {
  readonly currency: string;
  /** The open amount, which a receipt without amount pays. */
  readonly open: string;
  /** Its emission date. */
  readonly created: string;
}

/** The tenant's clock. */
export interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

const noRate = '1';

/**
 * Computes a receipt; the defaults are the open amount, rate 1, no fee, and the document's currency. Throws like
 * `remainingAmount`.
 */
export function settle(receipt: Receipt, paid: Paid) {
  const { amount = paid.open, exchange_currency: currency = paid.currency, exchange_rate: rate = noRate } = receipt;
  const { fee = '0' } = receipt;
  return { amount, currency, rate, fee, remaining: remainingAmount(amount, rate, fee, decimalsOf(currency)) };
}

/**
 * Validates a receipt field by field (design §6 Transactions). Besides the amount it is empty, or has a currency, a date
 * and, for another currency, a rate; in the document's currency the rate is 1. The fee cannot exceed the converted amount.
 */
export function receiptIssues({ amount, ...receipt }: Receipt, paid: Paid, clock: Clock): Issue[] {
  const received = receivedIssues(amount, paid);
  return received.length > 0 ? received : exchangeIssues({ ...receipt, amount }, paid, clock);
}

/** An amount is more than zero, with the decimals of the document's currency; more than is open becomes credit. */
function receivedIssues(amount: string | undefined, { currency }: Paid): Issue[] {
  if (amount === undefined) return [];
  if (!isDecimal(amount)) return [{ path: 'amount', key: 'validation.decimal.format' }];
  if (isTooLarge(amount)) return [{ path: 'amount', key: 'validation.amountTooLarge' }];
  const decimals = decimalsOf(currency);
  if (compareDecimals(amount, '0') > 0) return fractionIssues('amount', amount, decimals);
  return [{ path: 'amount', key: 'validation.decimal.minimum', args: { limit: decimalText(1n, decimals) } }];
}

function exchangeIssues(receipt: Receipt, paid: Paid, clock: Clock): Issue[] {
  const { exchange_currency, exchange_rate, fee, payment_date } = receipt;
  const isExpected = [exchange_currency, exchange_rate, fee, payment_date].some((value) => value !== undefined);
  const isExchanged = (receipt.exchange_currency ?? paid.currency) !== paid.currency;
  const required = ['exchange_currency', 'payment_date', ...(isExchanged ? (['exchange_rate'] as const) : [])] as const;
  const missing = required.filter((field) => isExpected && !receipt[field]);
  const amounts = missing.includes('exchange_currency') ? [] : rateIssues(receipt.exchange_rate, isExchanged);
  return [
    ...missing.map((path) => ({ path, key: 'validation.required' })),
    ...amounts,
    ...(missing.includes('payment_date') ? [] : dateIssues(receipt.payment_date, paid, clock)),
    ...(missing.length + amounts.length > 0 ? [] : amountIssues(receipt, paid)),
  ];
}

function rateIssues(rate: string | undefined, isExchanged: boolean): Issue[] {
  const at = (key: string, args?: Issue['args']): Issue[] => [{ path: 'exchange_rate', key, ...(args && { args }) }];
  if (rate === undefined) return [];
  if (!isDecimal(rate)) return at('validation.decimal.format');
  if (!isExchanged) return compareDecimals(rate, noRate) === 0 ? [] : at('validation.ownCurrencyRate');
  const least = `0.${'1'.padStart(rateFraction, '0')}`;
  if (compareDecimals(rate, least) < 0) return at('validation.decimal.minimum', { limit: least });
  return fractionIssues('exchange_rate', rate, rateFraction);
}

function dateIssues(stated: string | undefined, { created }: Paid, clock: Clock): Issue[] {
  const date = stated ?? localTime(clock.now, clock.timeZone);
  const key = paymentDateProblem(date, { created, ...clock });
  return key === undefined ? [] : [{ path: 'payment_date', key }];
}

/** The fee has its currency's decimals and cannot exceed the converted amount, which must be storable. */
function amountIssues(receipt: Receipt, paid: Paid): Issue[] {
  const { remaining: exchanged, currency, fee } = settle({ ...receipt, fee: '0' }, paid);
  if (isTooLarge(exchanged)) return [{ path: 'exchange_rate', key: 'validation.amountTooLarge' }];
  const places = feeIssues(receipt.fee ?? fee, decimalsOf(currency));
  if (places.length > 0 || compareDecimals(receipt.fee ?? fee, exchanged) <= 0) return places;
  return [{ path: 'fee', key: 'validation.feeAboveReceived', args: { received: amountIn(currency, exchanged) } }];
}

function feeIssues(fee: string, decimals: number): Issue[] {
  if (!isDecimal(fee)) return [{ path: 'fee', key: 'validation.decimal.format' }];
  if (fee.startsWith('-')) return [{ path: 'fee', key: 'validation.decimal.minimum', args: { limit: 0 } }];
  return fractionIssues('fee', fee, decimals);
}
