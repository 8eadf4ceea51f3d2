import { daysBetween } from '../dates/date.ts';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { decimalsOf, storedDecimals } from '../money/decimals.ts';
import { divideRounded } from '../money/round.ts';

/** The days of the period that the percentage of interest is for. */
export const daysOfPeriod = { year: 365, month: 30 } as const;

export type InterestPeriod = keyof typeof daysOfPeriod;

/** The decimals of a percentage of interest. */
export const percentDecimals = 4;

/** What a company charges for late payment. */
export interface LateFeeRule {
  readonly is_on: boolean;
  readonly interest_percent: string | null;
  readonly interest_per: InterestPeriod;
  /** Interest is counted from this many days after the due date. */
  readonly interest_from_days: number;
  readonly fee_amount: string | null;
  /** The fee is for invoices in this currency only. */
  readonly fee_currency: string | null;
  /** Nothing is charged before the invoice is this many days late. */
  readonly smallest_days: number;
}

export interface LateInvoice {
  readonly currency: string;
  readonly open_amount: string;
  readonly due_date: string;
}

/** Amounts with their currency's decimals. */
export interface LateCharge {
  /** Since the due date. */
  readonly days_late: number;
  /** Those with interest. */
  readonly interest_days: number;
  readonly interest: string;
  readonly fee: string;
  readonly total: string;
}

/**
 * Returns what a company charges for an open invoice until today: simple interest on what is open now, by days of a year of
 * 365 or of a month of 30, rounded once and half up; and a fixed fee.
 */
export function lateCharge(invoice: LateInvoice, rule: LateFeeRule, today: string): LateCharge {
  const decimals = decimalsOf(invoice.currency);
  const days = Math.max(0, daysBetween(invoice.due_date, today));
  const open = parseDecimal(invoice.open_amount, storedDecimals);
  const isCharged = rule.is_on && open > 0n && days > 0 && days >= rule.smallest_days;
  const interestDays = isCharged ? Math.max(0, days - rule.interest_from_days) : 0;
  const interest = interestOf(open, rule, interestDays, decimals);
  const hasFee = isCharged && rule.fee_currency === invoice.currency;
  const fee = hasFee ? parseDecimal(rule.fee_amount ?? '0', decimals) : 0n;
  return {
    days_late: days,
    interest_days: interestDays,
    interest: decimalText(interest, decimals),
    fee: decimalText(fee, decimals),
    total: decimalText(interest + fee, decimals),
  };
}

function interestOf(open: bigint, rule: LateFeeRule, days: number, decimals: number): bigint {
  const percent = parseDecimal(rule.interest_percent ?? '0', percentDecimals);
  const perPeriod = 10n ** BigInt(percentDecimals + storedDecimals - decimals) * 100n;
  return divideRounded(open * percent * BigInt(days), perPeriod * BigInt(daysOfPeriod[rule.interest_per]));
}
