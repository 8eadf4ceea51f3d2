import { mostOccurrences, frequencySymbologies } from '../../schemas/parts/recurrence.ts';
import { lastDueDate } from '../contracts/schedule.ts';
import { compareDates, isDate } from '../dates/date.ts';
import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

/** A contract ends no earlier than its last invoice falls due; the message names that date. */
export const contractEnd: Rule = (record) => {
  const due_date = textOf(record['due_date']);
  const end = textOf(record['due_date_contract']);
  const frequency = Number(record['frequency']);
  const frequency_symbology = frequencySymbologies.find((one) => one === record['frequency_symbology']);
  const counts = Number.isInteger(frequency) && frequency >= 1 && frequency <= mostOccurrences;
  if (!isDate(due_date) || !isDate(end) || !frequency_symbology || !counts) return [];
  const last = lastDueDate({ due_date, frequency_symbology, frequency });
  if (compareDates(end, last) >= 0) return [];
  return [{ path: 'due_date_contract', key: 'validation.contractEndsEarly', args: { date: last } }];
};
