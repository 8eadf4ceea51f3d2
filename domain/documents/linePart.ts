import type { Language } from '../languages.ts';
import type { PeriodPart } from '../taxes/periodPart.ts';
import type { Issue } from '../validation/issue.ts';
import type { StatedLine } from './lineFields.ts';

type Stated = { readonly [Name in 'days' | 'all_days' | 'days_before']?: unknown };

/** Returns the part of its period that a line bills; undefined if it bills the whole. */
export function statedPart({ days, all_days: all, days_before: before }: Stated): PeriodPart | undefined {
  if (typeof days !== 'number' || typeof all !== 'number') return undefined;
  return { days, all_days: all, days_before: typeof before === 'number' ? before : 0 };
}

/** Returns the issues of the part of its period that a line states, at paths below `path`. */
export function partIssues(
  path: string,
  { days, all_days: all, days_before: before }: Partial<Pick<StatedLine, keyof Stated>>,
): Issue[] {
  const missing = (name: string) => [{ path: `${path}.${name}`, key: 'validation.required' }];
  if (days === undefined) return all === undefined && before === undefined ? [] : missing('days');
  if (all === undefined) return missing('all_days');
  const limit = all - (before ?? 0);
  return days <= limit ? [] : [{ path: `${path}.days`, key: 'validation.partBeyondPeriod', args: { limit } }];
}

const written: Readonly<Record<Language, readonly [of: string, days: string]>> = {
  pt: ['de', 'dias'],
  en: ['of', 'days'],
  es: ['de', 'días'],
};

/** Writes the part of a period that a line bills: "10 of 30 days". */
export function partText({ days, all_days: all }: PeriodPart, language: Language): string {
  const [of, words] = written[language];
  return `${days} ${of} ${all}\u00a0${words}`;
}
