import type { FrequencySymbology } from '../../../schemas/parts/recurrence/recurrence.ts';
import { issueDateUnder, type PaymentRule } from '../../paymentTerms/dueDate.ts';
import { addDays, addMonthsClamped, compareDates, partsOfDate } from '../../dates/date.ts';

/** Months between two invoices (design §6): Q means every four months. */
const monthsOf: Readonly<Record<FrequencySymbology, number>> = { M: 1, T: 3, Q: 4, S: 6, Y: 12 };

/** The due dates of a contract's invoices. */
export interface Recurrence {
  /** The first due date; all others are counted from it. */
  readonly due_date: string;
  readonly frequency_symbology: FrequencySymbology;
  /** The number of invoices. */
  readonly frequency: number;
}

/** The issue dates: by the payment terms of the client, or some days before the due date; not before the agreement. */
export interface Lead {
  readonly days: number;
  /** The client's own payment terms, which replace the days. */
  readonly terms?: PaymentRule | null | undefined;
  /** The company's date at the creation of the contract, `YYYY-MM-DD`. */
  readonly agreedOn: string;
}

/** One invoice of a contract, counted from 1. */
export interface Occurrence {
  readonly occurrence: number;
  readonly due_date: string;
  /** The issue date. */
  readonly created: string;
  /** Whether the month is shorter than the day of the first invoice. */
  readonly isClamped: boolean;
}

/**
 * Returns the due date of an occurrence, counted from 1; number 0 is the one before the first. Throws a RangeError for invalid dates and beyond year 9999.
 */
export function dueDateOf(
  { due_date, frequency_symbology }: Pick<Recurrence, 'due_date' | 'frequency_symbology'>,
  occurrence: number,
): string {
  return addMonthsClamped(due_date, (occurrence - 1) * monthsOf[frequency_symbology]);
}

export const lastDueDate = (recurrence: Recurrence): string => dueDateOf(recurrence, recurrence.frequency);

/** Returns the issue date for a due date. */
export function issueDateOf(dueDate: string, { days, terms, agreedOn }: Lead): string {
  const early = terms ? issueDateUnder(terms, dueDate) : addDays(dueDate, -days);
  return compareDates(early, agreedOn) < 0 ? agreedOn : early;
}

/** Returns all invoices of a contract from a number on, in order (design §6 Contracts). */
export function scheduleOf(recurrence: Recurrence, lead: Lead, from = 1): Occurrence[] {
  const { day } = partsOfDate(recurrence.due_date);
  const count = Math.max(0, recurrence.frequency - from + 1);
  return Array.from({ length: count }, (_, index) => {
    const occurrence = from + index;
    const due = dueDateOf(recurrence, occurrence);
    return {
      occurrence,
      due_date: due,
      created: issueDateOf(due, lead),
      isClamped: partsOfDate(due).day !== day,
    };
  });
}
