import { frequencySymbologies, mostOccurrences } from '../../schemas/parts/recurrence.ts';
import { isDate } from '../dates/date.ts';
import { textOf } from '../rules/read.ts';
import type { Recurrence } from './schedule.ts';

/** A contract that may be half filled. */
type Unfinished = Readonly<Record<string, unknown>>;

/** The last year a first due date may be of, as schemas bound it: counting on from a later one could leave the calendar. */
const lastYear = 2999;

/** How many invoices a contract makes; nothing while it says no number that one may have. */
export function frequencyOf({ frequency }: Unfinished): number | undefined {
  const count = Number(frequency);
  return Number.isInteger(count) && count >= 1 && count <= mostOccurrences ? count : undefined;
}

/** When the invoices of a contract fall due; nothing while it does not tell, or tells what no contract may. */
export function recurrenceOf(record: Unfinished): Recurrence | undefined {
  const due_date = textOf(record['due_date']);
  const frequency = frequencyOf(record);
  const frequency_symbology = frequencySymbologies.find((one) => one === record['frequency_symbology']);
  if (!isDate(due_date) || Number(due_date.slice(0, 4)) > lastYear) return undefined;
  if (frequency === undefined || !frequency_symbology) return undefined;
  return { due_date, frequency_symbology, frequency };
}
