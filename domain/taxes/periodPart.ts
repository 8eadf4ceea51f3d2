import { divideRounded } from '../money/round.ts';

/** Some days of a period: `days` of `all_days`, after `days_before`. */
export interface PeriodPart {
  readonly days: number;
  readonly all_days: number;
  readonly days_before: number;
}

/**
 * Returns what the days of a part bear of an amount in minor units: what all days until its end bear, rounded, less what those
 * before it bear, so that parts that follow each other add up to the amount.
 */
export function borneBy(amount: bigint, { days, all_days: all, days_before: before }: PeriodPart): bigint {
  const until = (day: number): bigint => divideRounded(amount * BigInt(day), BigInt(all));
  return until(before + days) - until(before);
}
