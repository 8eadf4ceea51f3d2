import { addMonthsClamped, compareDates } from '../dates/date.ts';

interface Emission {
  readonly created: string;
  readonly today: string;
  readonly allowsRetroactive: boolean;
  /** Whether the document has a number from an earlier issue. */
  readonly isNumbered: boolean;
}

/**
 * Returns the emission date of an issued document: today if its own date is past and the company does not allow
 * retroactive ones. A numbered document keeps its date, so that numbers and dates have the same order.
 */
export function emissionDate({ created, today, allowsRetroactive, isNumbered }: Emission): string {
  return compareDates(created, today) < 0 && !allowsRetroactive && !isNumbered ? today : created;
}

/** Returns whether an emission date is within a year of today (design §6). */
export const isNearToday = (created: string, today: string): boolean =>
  compareDates(created, addMonthsClamped(today, -12)) >= 0 && compareDates(created, addMonthsClamped(today, 12)) <= 0;
