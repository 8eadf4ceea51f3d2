import type { FurtherList, Measure, Report } from '../../schemas/report.ts';
import type { ReportValues } from './answer.ts';

/** Whether a measure is an amount of money, and not a number of records. */
export const isAmount = (measure: Measure): boolean => !('count' in measure);

/** Returns the further list that a measure sums, if any. */
export const furtherListOf = (measure: Measure | undefined): FurtherList | undefined =>
  measure && 'sum' in measure ? measure.of : undefined;

/** Returns the measures that another one adds and takes. */
export const partsOf = (measure: Measure | undefined): readonly string[] =>
  measure && 'plus' in measure ? [...measure.plus, ...measure.minus] : [];

/** Returns the further lists that a report counts, each once. */
export const furtherLists = ({ measures }: Report): FurtherList[] => [
  ...new Map(
    Object.values(measures)
      .flatMap((measure) => furtherListOf(measure) ?? [])
      .map((list) => [list.resource, list]),
  ).values(),
];

/** Returns a report on its own list alone. */
export const onOwnList = (report: Report): Report => ({
  ...report,
  measures: Object.fromEntries(
    Object.entries(report.measures).filter(([, measure]) => !furtherListOf(measure) && !('plus' in measure)),
  ),
});

/** Returns a report on a further list alone. */
export function onFurtherList(report: Report, { resource, where }: FurtherList): Report {
  const sums = Object.entries(report.measures).flatMap(([name, measure]) =>
    'sum' in measure && measure.of?.resource === resource ? [[name, { sum: measure.sum }] as const] : [],
  );
  return { ...report, of: resource, where, measures: Object.fromEntries(sums) };
}

/**
 * Returns the measures to show: what others are made of only beside some of a further list, which makes the difference.
 * Without any, a measure made of others is that of its own list, as `listed` names it.
 */
export function shownMeasures(
  { measures }: Report,
  totals: readonly (ReportValues | undefined)[],
): readonly { readonly name: string; readonly listed: string }[] {
  const hasSome = (name: string): boolean => totals.some((values) => Number(values?.[name] ?? 0) !== 0);
  const isFurther = (name: string): boolean => furtherListOf(measures[name]) !== undefined;
  const parts = Object.values(measures).flatMap(partsOf);
  const isJoined = parts.some((name) => isFurther(name) && hasSome(name));
  return Object.entries(measures).flatMap(([name, measure]) => {
    if (parts.includes(name) && (!isJoined || (isFurther(name) && !hasSome(name)))) return [];
    const own = isJoined ? undefined : partsOf(measure).find((part) => !isFurther(part));
    return [{ name, listed: own ?? name }];
  });
}
