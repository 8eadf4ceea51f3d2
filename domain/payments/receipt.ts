import { localTime } from '../dates/zone.ts';
import { amountIn } from '../kinds/figure.ts';
import { isDecimal } from '../money/decimal.ts';
import { compareDecimals } from '../money/compare.ts';
import { decimalsOf } from '../money/decimals.ts';
import { fractionIssues } from '../money/fraction.ts';
import { isTooLarge } from '../taxes/limit.ts';
import type { Issue } from '../validation/issue.ts';
import { paymentDateProblem } from './paymentDate.ts';
import { rateFraction, remainingAmount } from './remainingAmount.ts';

/** A manual receipt; all fields are optional. Amounts are decimal text, the date is in the tenant's zone. */
export interface Receipt {
  readonly exchange_currency?: string | undefined;
  readonly exchange_rate?: string | undefined;
  readonly fee?: string | undefined;
  readonly payment_date?: string | undefined;
}

/** The document that was paid. */
export interface Paid {
  readonly currency: string;
  readonly total: string;
  /** Its emission date. */
  readonly created: string;
}

/** The tenant's clock. */
export interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

const noRate = '1';

/** Computes a receipt; the defaults are rate 1, no fee, and the document's currency. Throws like `remainingAmount`. */
export function settle({ exchange_currency, exchange_rate: rate = noRate, fee = '0' }: Receipt, paid: Paid) {
  const currency = exchange_currency ?? paid.currency;
  return { currency, rate, fee, remaining: remainingAmount(paid.total, rate, fee, decimalsOf(currency)) };
}

/**
 * Validates a receipt field by field (design §6 Transactions). It is empty, or has a currency, a date and, for another
 * currency, a rate; in the document's currency the rate is 1. The fee cannot exceed the converted amount.
 */
export function receiptIssues(receipt: Receipt, paid: Paid, clock: Clock): Issue[] {
  const says = Object.values(receipt).some((value) => value !== undefined);
  const isExchanged = (receipt.exchange_currency ?? paid.currency) !== paid.currency;
  const required = ['exchange_currency', 'payment_date', ...(isExchanged ? (['exchange_rate'] as const) : [])] as const;
  const missing = required.filter((field) => says && !receipt[field]);
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

function dateIssues(told: string | undefined, { created }: Paid, clock: Clock): Issue[] {
  const date = told ?? localTime(clock.now, clock.timeZone);
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
