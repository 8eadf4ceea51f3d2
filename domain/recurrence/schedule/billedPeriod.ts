import type { BillingPeriod } from '../../../schemas/parts/recurrence/recurrence.ts';
import { addDays } from '../../dates/date.ts';
import { statedPart } from '../../documents/linePart.ts';
import type { StatedLine } from '../../documents/lineFields.ts';
import type { PeriodPart } from '../../taxes/periodPart.ts';
import { dueDateOf, type Recurrence } from './schedule.ts';

/** A contract as its periods depend on it. */
export interface BilledBy extends Pick<Recurrence, 'due_date' | 'frequency_symbology'> {
  readonly billing_period: BillingPeriod;
}

/** Days, both included. */
export interface BilledPeriod {
  readonly from: string;
  readonly until: string;
}

/** Returns the days of a part of a period. */
export function daysOfPart({ from }: BilledPeriod, { days, days_before: before }: PeriodPart): BilledPeriod {
  const first = addDays(from, before);
  return { from: first, until: addDays(first, days - 1) };
}

/**
 * Returns the days that the lines of an occurrence are for, both included; undefined if the contract states none. They
 * follow the due dates as computed from the first one, whatever was moved since: in advance up to the day before the next
 * due date, in arrears from the one before.
 */
export function billedPeriod(contract: BilledBy, occurrence: number): BilledPeriod | undefined {
  if (contract.billing_period === 'none') return undefined;
  const first = contract.billing_period === 'advance' ? occurrence : occurrence - 1;
  return { from: dueDateOf(contract, first), until: addDays(dueDateOf(contract, first + 1), -1) };
}

/** Returns whether a line is for the period of its invoice, or for its part of it. Others bill what an earlier invoice lacks. */
export function isForPeriod(line: Partial<StatedLine>, period: BilledPeriod): boolean {
  if (!line.period) return true;
  const part = statedPart(line);
  const days = part ? daysOfPart(period, part) : period;
  return line.period.from === days.from && line.period.until === days.until;
}
