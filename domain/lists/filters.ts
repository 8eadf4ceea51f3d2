import type { FilterOperator, Resource } from '../../schemas/resource.ts';
import { memoized } from '../memoized.ts';

/** How a parameter compares with a record's value. */
export type Comparison = 'eq' | 'in' | 'contains' | RangeEnd;

/** The ends of a range, inclusive and exclusive. */
export const rangeEnds = ['gte', 'lte', 'gt', 'lt'] as const;
export type RangeEnd = (typeof rangeEnds)[number];

/** Returns whether a comparison is one end of a range. */
export const isEnd = (comparison: Comparison): comparison is RangeEnd => rangeEnds.some((end) => end === comparison);

/** A query parameter of a list's filters. */
export interface FilterParameter {
  /** The name on the wire: the path, with the end of a range (`created_gte`). */
  readonly name: string;
  readonly path: string;
  readonly comparison: Comparison;
}

/** Returns the filter parameters of a list, in schema order. */
export const filterParameters = memoized(({ filters }: Pick<Resource['list'], 'filters'>): readonly FilterParameter[] =>
  Object.freeze(Object.entries(filters).flatMap(([path, operator]) => (operator ? parametersOf(path, operator) : []))),
);

const parametersOf = (path: string, operator: FilterOperator): FilterParameter[] =>
  operator === 'range'
    ? rangeEnds.map((end) => ({ name: `${path}_${end}`, path, comparison: end }))
    : [{ name: path, path, comparison: operator }];
