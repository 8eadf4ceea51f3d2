import type { Resource } from '../../schemas/resource.ts';

/** A field of a sort order. */
export interface OrderTerm {
  readonly field: string;
  readonly descending: boolean;
}

/** Parses sort fields as written in schemas and `?sort=`; a minus means descending. */
export const orderOf = (terms: readonly string[]): OrderTerm[] =>
  terms.map((term) => ({ field: term.replace(/^-/, ''), descending: term.startsWith('-') }));

/** Returns the first default sort field in react-admin's form. */
export function firstOrder({ sort: [first] }: Pick<Resource['list'], 'sort'>): {
  field: string;
  order: 'ASC' | 'DESC';
} {
  const isTurned = first.startsWith('-');
  return { field: isTurned ? first.slice(1) : first, order: isTurned ? 'DESC' : 'ASC' };
}
