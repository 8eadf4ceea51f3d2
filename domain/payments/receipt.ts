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

/** What a receipt by hand says; all of it may be left out. Amounts are decimal text, the date by the clock of the tenant. */
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

/** The clock of the tenant. */
export interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

const noRate = '1';

/** What a receipt comes to: what it leaves out is parity, no fee, the document's own currency. Throws like `remainingAmount`. */
export function settle({ exchange_currency, exchange_rate: rate = noRate, fee = '0' }: Receipt, paid: Paid) {
  const currency = exchange_currency ?? paid.currency;
  return { currency, rate, fee, remaining: remainingAmount(paid.total, rate, fee, decimalsOf(currency)) };
}

/**
 * What is wrong with a receipt (design §6 Transactions), field by field. It says nothing, or its currency, its date and,
 * of another currency, the rate; of the document's own the rate is 1. No fee is above what was exchanged.
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

/** A fee has its currency's decimals, and is at most what was exchanged; what was exchanged can be stored. */
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
