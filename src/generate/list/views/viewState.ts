import type { FilterPayload, SortPayload } from 'ra-core';
import { isObject } from '../../../../domain/schema/isObject.ts';

/** How a list is seen: what narrows it, its order and the columns that somebody hid. */
export interface ViewState {
  readonly filter: FilterPayload;
  readonly sort: SortPayload;
  readonly hidden: readonly string[];
}

/** What is set of it and nothing else, so that views which show the same are told to be the same. */
export const writeState = ({ filter, sort: { field, order }, hidden }: ViewState): string =>
  JSON.stringify({ filter: setOf(filter), sort: { field, order }, hidden: [...hidden].toSorted() });

function setOf(filter: unknown): unknown {
  if (!isObject(filter)) return filter;
  const set = Object.entries(filter).filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return Object.fromEntries(set.map(([name, value]) => [name, setOf(value)]).toSorted());
}

/** A state as it was written; undefined where the text is none. */
export function readState(text: string): ViewState | undefined {
  try {
    const state: unknown = JSON.parse(text);
    if (!isObject(state) || !isObject(state.filter) || !isObject(state.sort) || !Array.isArray(state.hidden))
      return undefined;
    const { field, order } = state.sort;
    if (typeof field !== 'string' || (order !== 'ASC' && order !== 'DESC')) return undefined;
    return {
      filter: state.filter,
      sort: { field, order },
      hidden: state.hidden.filter((path) => typeof path === 'string'),
    };
  } catch {
    return undefined;
  }
}
