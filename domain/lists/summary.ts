import type { Resource } from '../../schemas/resource.ts';
import { propertyAt } from '../schema/path.ts';

type Listed = Pick<Resource, 'schema' | 'list' | 'status'>;

/** The statuses that a list can be narrowed to, each of which it counts: none where it has no such filter. */
export function countedStatuses({ schema, list, status = '' }: Listed): readonly string[] {
  return list.filters[status] ? (propertyAt(schema, status)?.enum ?? []).map(String) : [];
}

/** Whether a list says more of all it is narrowed to than how many records that are: how many of each status, what they add up to. */
export const hasSummary = (resource: Listed): boolean =>
  countedStatuses(resource).length > 0 || (resource.list.sums ?? []).length > 0;

/** What a list says of all it is narrowed to. */
export interface ListSummary {
  /** How many there are of each status, whatever status the list is narrowed to; exact up to where lists are counted. */
  readonly statuses: Readonly<Record<string, number>>;
  /** What they add up to in each currency, as decimal texts by path; left out where there are more than are added up. */
  readonly sums?: readonly CurrencySum[];
}

export interface CurrencySum {
  readonly currency: string;
  readonly count: number;
  readonly amounts: Readonly<Record<string, string>>;
}
