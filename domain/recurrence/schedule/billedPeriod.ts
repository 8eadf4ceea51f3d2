import type { BillingPeriod } from '../../../schemas/parts/recurrence/recurrence.ts';
import { addDays } from '../../dates/date.ts';
import { dueDateOf, type Recurrence } from './schedule.ts';

/** A contract as its periods depend on it. */
export interface BilledBy extends Pick<Recurrence, 'due_date' | 'frequency_symbology'> {
  readonly billing_period: BillingPeriod;
}

/**
 * Returns the days that the lines of an occurrence are for, both included; undefined if the contract states none. They
 * follow the due dates as computed from the first one, whatever was moved since: in advance up to the day before the next
 * due date, in arrears from the one before.
 */
export function billedPeriod(
  contract: BilledBy,
  occurrence: number,
): { readonly from: string; readonly until: string } | undefined {
  if (contract.billing_period === 'none') return undefined;
  const first = contract.billing_period === 'advance' ? occurrence : occurrence - 1;
  return { from: dueDateOf(contract, first), until: addDays(dueDateOf(contract, first + 1), -1) };
}
