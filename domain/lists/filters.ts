import type { FilterOperator, Resource } from '../../schemas/resource.ts';
import { oncePer } from '../oncePer.ts';

/** How the value of one parameter is compared with a record's. */
export type Comparison = 'eq' | 'in' | 'contains' | RangeEnd;

/** From and to, each with what lies on the bound or without it. */
export const rangeEnds = ['gte', 'lte', 'gt', 'lt'] as const;
export type RangeEnd = (typeof rangeEnds)[number];

/** Whether a value is compared with one end of a range. */
export const isEnd = (comparison: Comparison): comparison is RangeEnd => rangeEnds.some((end) => end === comparison);

/** One query parameter of a list's filters. */
export interface FilterParameter {
  /** Its name on the wire: the path, of a range with its end behind it (`created_gte`). */
  readonly name: string;
  readonly path: string;
  readonly comparison: Comparison;
}

/** The parameters that a list's filters answer to, in the order of the schema. */
export const filterParameters = oncePer(({ filters }: Pick<Resource['list'], 'filters'>): readonly FilterParameter[] =>
  Object.freeze(Object.entries(filters).flatMap(([path, operator]) => (operator ? parametersOf(path, operator) : []))),
);

const parametersOf = (path: string, operator: FilterOperator): FilterParameter[] =>
  operator === 'range'
    ? rangeEnds.map((end) => ({ name: `${path}_${end}`, path, comparison: end }))
    : [{ name: path, path, comparison: operator }];
