import { compareDates, daysBetween } from '../../dates/date.ts';
import type { Issue } from '../../validation/issue.ts';
import { billedPeriod } from '../schedule/billedPeriod.ts';
import type { FilledBy } from '../texts/occurrenceValues.ts';

/** The day that an amendment holds from: its occurrence, and the days of its period before it. */
export interface EffectiveDay {
  readonly occurrence: number;
  readonly days_before: number;
  readonly all_days: number;
}

/** Returns the occurrence whose period has a day; undefined without one. Periods follow each other. */
export function effectiveDay(contract: FilledBy, day: string): EffectiveDay | undefined {
  for (let occurrence = 1; occurrence <= contract.frequency; occurrence += 1) {
    const period = billedPeriod(contract, occurrence);
    if (!period || compareDates(day, period.from) < 0) return undefined;
    if (compareDates(day, period.until) > 0) continue;
    return {
      occurrence,
      days_before: daysBetween(period.from, day),
      all_days: daysBetween(period.from, period.until) + 1,
    };
  }
  return undefined;
}

interface Effective {
  readonly effective_on?: string | undefined;
  readonly reach?: 'from' | 'only' | undefined;
  readonly occurrence?: number | undefined;
}

/** Returns why an amendment cannot hold from its day: no period has it, or not that of its only invoice. */
export function effectiveDayIssues({ effective_on: day, reach, occurrence }: Effective, contract: FilledBy): Issue[] {
  if (day === undefined) return [];
  const issue = (key: string, args: Issue['args'] = {}): Issue[] => [{ path: 'effective_on', key, args }];
  if (contract.billing_period === 'none') return issue('validation.effectiveWithoutPeriod');
  const only = reach === 'only' ? occurrence : undefined;
  const found = effectiveDay(contract, day);
  if (found && (only === undefined || found.occurrence === only)) return [];
  const first = billedPeriod(contract, only ?? 1)?.from ?? '';
  const last = billedPeriod(contract, only ?? contract.frequency)?.until ?? '';
  return issue('validation.dayWithin', { first, last });
}
