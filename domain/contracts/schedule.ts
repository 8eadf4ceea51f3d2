import type { FrequencySymbology } from '../../schemas/parts/recurrence.ts';
import { addDays, addMonthsClamped, compareDates, partsOfDate } from '../dates/date.ts';

/** How many months lie between two invoices (design §6): Q is every four. */
const monthsOf: Readonly<Record<FrequencySymbology, number>> = { M: 1, T: 3, Q: 4, S: 6, Y: 12 };

/** When the invoices of a contract fall due. */
export interface Recurrence {
  /** The first due date, from which all others are counted. */
  readonly due_date: string;
  readonly frequency_symbology: FrequencySymbology;
  /** How many invoices there are. */
  readonly frequency: number;
}

/** When they are issued: so many days before they fall due, and not before the contract was agreed on. */
export interface Lead {
  readonly days: number;
  /** The company's date when the contract was made, `YYYY-MM-DD`. */
  readonly agreedOn: string;
}

/** One invoice of a contract, counted from 1. */
export interface Occurrence {
  readonly occurrence: number;
  readonly due_date: string;
  /** The date it is issued on. */
  readonly created: string;
  /** Whether its month is too short for the day of the first one. */
  readonly isClamped: boolean;
}

/** The due date of the occurrence of that number, from 1 on. Throws a RangeError for what is no date, or beyond year 9999. */
export function dueDateOf({ due_date, frequency_symbology }: Recurrence, occurrence: number): string {
  return addMonthsClamped(due_date, (occurrence - 1) * monthsOf[frequency_symbology]);
}

/** The due date of the last one. */
export const lastDueDate = (recurrence: Recurrence): string => dueDateOf(recurrence, recurrence.frequency);

/** The date an invoice is issued on that falls due on another. */
export function issueDateOf(dueDate: string, { days, agreedOn }: Lead): string {
  const early = addDays(dueDate, -days);
  return compareDates(early, agreedOn) < 0 ? agreedOn : early;
}

/** All invoices of a contract from the occurrence of a number on, in their order (design §6 Contracts). */
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
