import { frequencySymbologies, mostOccurrences } from '../../../schemas/parts/recurrence/recurrence.ts';
import { isDate } from '../../dates/date.ts';
import { textOf } from '../../rules/read.ts';
import type { Recurrence } from './schedule.ts';

/** A contract form that may be incomplete. */
type Unfinished = Readonly<Record<string, unknown>>;

/** The last year of a first due date, as in the schemas; counting from a later one could exceed the calendar. */
const lastYear = 2999;

/** Returns the number of invoices of a contract, or undefined if it is missing or invalid. */
export function frequencyOf({ frequency }: Unfinished): number | undefined {
  const count = Number(frequency);
  return Number.isInteger(count) && count >= 1 && count <= mostOccurrences ? count : undefined;
}

/** Returns the recurrence of a contract, or undefined if it is incomplete or invalid. */
export function recurrenceOf(record: Unfinished): Recurrence | undefined {
  const due_date = textOf(record['due_date']);
  const frequency = frequencyOf(record);
  const frequency_symbology = frequencySymbologies.find((one) => one === record['frequency_symbology']);
  if (!isDate(due_date) || Number(due_date.slice(0, 4)) > lastYear) return undefined;
  if (frequency === undefined || !frequency_symbology) return undefined;
  return { due_date, frequency_symbology, frequency };
}
