import type { InvoiceStatus } from '../../../schemas/parts/invoicing/invoiceActions.ts';
import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { storedDecimals } from '../../money/decimals.ts';

/** An invoice with what is booked on it; amounts are decimal text. */
export interface Booked {
  readonly status: InvoiceStatus;
  readonly total: string;
  readonly booked: string;
  /** What debit notes added: as much less than nothing may be booked. */
  readonly debited?: string | undefined;
}

/** Returns what is still to be paid of an invoice: nothing unless it is billed. Never negative. */
export function openAmount({ status, total, booked }: Booked): string {
  const open = status === 'billed' ? units(total) - units(booked) : 0n;
  return decimalText(open, storedDecimals);
}

/**
 * Returns an invoice after bookings: paid once nothing is open, billed again after a reversal or a debit note. Throws a RangeError if more
 * would be booked than is open, or less than nothing.
 */
export function afterBookings(invoice: Booked, amounts: readonly string[]): Pick<Booked, 'status' | 'booked'> {
  const added = amounts.map(units);
  const booked = units(invoice.booked) + added.reduce((sum, amount) => sum + amount, 0n);
  const total = units(invoice.total);
  if (booked < -units(invoice.debited ?? '0') || booked > total) throw new RangeError(`booked ${booked} of ${total}`);
  const isReversed = amounts.length > 0 && amounts.every((amount) => amount.startsWith('-'));
  return {
    booked: decimalText(booked, storedDecimals),
    status: booked === total && !isReversed ? 'paid' : 'billed',
  };
}

const units = (text: string): bigint => parseDecimal(text, storedDecimals);
