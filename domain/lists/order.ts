import type { Resource } from '../../schemas/resource.ts';

/** A field that rows are put in order by. */
export interface OrderTerm {
  readonly field: string;
  readonly descending: boolean;
}

/** Fields with a minus before those that are turned round, as schemas and `?sort=` write them, in the order they count. */
export const orderOf = (terms: readonly string[]): OrderTerm[] =>
  terms.map((term) => ({ field: term.replace(/^-/, ''), descending: term.startsWith('-') }));

/** The field that a list is sorted by first where nobody asks for another order, as react-admin writes it. */
export function firstOrder({ sort: [first] }: Pick<Resource['list'], 'sort'>): {
  field: string;
  order: 'ASC' | 'DESC';
} {
  const isTurned = first.startsWith('-');
  return { field: isTurned ? first.slice(1) : first, order: isTurned ? 'DESC' : 'ASC' };
}
