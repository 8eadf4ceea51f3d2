import { addMonthsClamped, compareDates } from '../dates/date.ts';

interface Emission {
  readonly created: string;
  readonly today: string;
  readonly allowsRetroactive: boolean;
  /** Whether it has a number from an earlier issue. */
  readonly isNumbered: boolean;
}

/**
 * The emission date a document is issued with: today where its own is past and the company allows no retroactive ones.
 * One that has its number keeps its date with it, so that numbers and dates never run against each other.
 */
export function emissionDate({ created, today, allowsRetroactive, isNumbered }: Emission): string {
  return compareDates(created, today) < 0 && !allowsRetroactive && !isNumbered ? today : created;
}

/** Whether an emission date lies within a year of today, on either side (design §6). */
export const isNearToday = (created: string, today: string): boolean =>
  compareDates(created, addMonthsClamped(today, -12)) >= 0 && compareDates(created, addMonthsClamped(today, 12)) <= 0;
