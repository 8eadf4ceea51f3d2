import type { FilterPayload, SortPayload } from 'react-admin';
import { isObject } from '../../../../domain/schema/isObject.ts';
import type { Resource } from '../../../../schemas/resource.ts';

/** The state of a list: filters, order and hidden columns. */
export interface ViewState {
  readonly filter: FilterPayload;
  readonly sort: SortPayload;
  readonly hidden: readonly string[];
}

/** Serializes a state canonically, so that equal views have equal text. */
export const writeState = ({ filter, sort: { field, order }, hidden }: ViewState): string =>
  JSON.stringify({ filter: setOf(filter), sort: { field, order }, hidden: [...hidden].toSorted() });

function setOf(filter: unknown): unknown {
  if (!isObject(filter)) return filter;
  const set = Object.entries(filter).filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return Object.fromEntries(set.map(([name, value]) => [name, setOf(value)]).toSorted());
}

/** Parses a state; undefined if invalid. */
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

/** Returns a stored state without the columns that the list no longer has. */
export function withColumns({ list }: Pick<Resource, 'list'>, text: string): string {
  const state = readState(text);
  return state ? writeState({ ...state, hidden: state.hidden.filter((path) => list.columns.includes(path)) }) : text;
}
