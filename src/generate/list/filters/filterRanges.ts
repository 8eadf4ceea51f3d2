import type { FilterField } from './useFilterFields.ts';

/** A date range filter with two fields. */
export interface FilterRange {
  readonly from: FilterField;
  readonly to: FilterField;
}

/** Returns the filter fields in order, then date ranges, which take a row each. */
export function withRanges(fields: readonly FilterField[]): readonly (FilterField | FilterRange)[] {
  const ranges = fields.flatMap((from): FilterRange[] => {
    const isFirstDay = from.kind.kind === 'date' && from.source === `${from.path}_gte`;
    const to = isFirstDay ? fields.find(({ source }) => source === `${from.path}_lte`) : undefined;
    return to ? [{ from, to }] : [];
  });
  const inRange = new Set(ranges.flatMap(({ from, to }) => [from, to]));
  return [...fields.filter((field) => !inRange.has(field)), ...ranges];
}
