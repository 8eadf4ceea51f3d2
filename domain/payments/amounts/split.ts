import { apportion } from '../../money/apportion.ts';
import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { decimalsOf, storedDecimals } from '../../money/decimals.ts';
import { sumAmounts } from '../../money/sum.ts';
import { remainingAmount } from './remainingAmount.ts';

/** An invoice that a payment may cover; `open` is decimal text. */
export interface OpenInvoice {
  readonly uuid: string;
  readonly open: string;
}

/** A part of a payment: what is booked on an invoice, or without one as the client's credit. */
export interface Share {
  readonly invoice?: string;
  readonly amount: string;
}

/** A share with its part of the exchange: `fee` and `remaining` in the exchange currency. */
export interface Exchanged extends Share {
  readonly fee: string;
  readonly remaining: string;
}

/** How a payment was exchanged. */
export interface Exchange {
  readonly currency: string;
  readonly rate: string;
  readonly fee: string;
  /** What the whole payment was converted to, if that is known better than by the rate. */
  readonly received?: string | undefined;
}

/**
 * Books an amount on invoices in their order, up to what is open of each; the rest is the client's credit. A payment of
 * nothing is booked on the first invoice, because an invoice of zero is paid too.
 */
export function allocate(amount: string, invoices: readonly OpenInvoice[]): Share[] {
  let left = parseDecimal(amount, storedDecimals);
  const shares: Share[] = [];
  for (const { uuid, open } of invoices) {
    const most = parseDecimal(open, storedDecimals);
    const booked = left < most ? left : most;
    if (booked > 0n || (shares.length === 0 && left === 0n && most === 0n)) {
      shares.push({ invoice: uuid, amount: decimalText(booked, storedDecimals) });
    }
    left -= booked;
  }
  return left > 0n ? [...shares, { amount: decimalText(left, storedDecimals) }] : shares;
}

/**
 * Splits the exchange of a payment over its shares, so that fees and remainders add up to those of the whole payment: the
 * converted amount by the shares, and the fee by their converted amounts. No remainder is negative if the whole is not.
 */
export function splitExchange(shares: readonly Share[], { currency, rate, fee, received }: Exchange): Exchanged[] {
  const decimals = decimalsOf(currency);
  const amounts = shares.map(({ amount }) => parseDecimal(amount, storedDecimals));
  const whole = sumAmounts(
    shares.map(({ amount }) => amount),
    storedDecimals,
  );
  const total = received ?? remainingAmount(whole, rate, '0', decimals);
  const converted = apportion(parseDecimal(total, decimals), amounts);
  const fees = apportion(parseDecimal(fee, decimals), converted);
  return shares.map((share, index) => {
    const [exchanged, charged] = [converted[index] ?? 0n, fees[index] ?? 0n];
    return { ...share, fee: decimalText(charged, decimals), remaining: decimalText(exchanged - charged, decimals) };
  });
}
