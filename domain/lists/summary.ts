import type { Resource } from '../../schemas/resource.ts';
import { propertyAt } from '../schema/path.ts';

type Listed = Pick<Resource, 'schema' | 'list' | 'status'>;

/** Returns the statuses that a list counts: those of its status filter, or none. */
export function countedStatuses({ schema, list, status = '' }: Listed): readonly string[] {
  return list.filters[status] ? (propertyAt(schema, status)?.enum ?? []).map(String) : [];
}

/** Returns the property that says that a record is late, if a list counts these beside its statuses. */
export function countedLate(resource: Listed): string | undefined {
  const { due, filters } = resource.list;
  return due && filters[due.late] && countedStatuses(resource).length > 0 ? due.late : undefined;
}

/** Returns the statuses whose records a list sums, of those that it is filtered by; undefined for all there are. */
export function summedStatuses(
  { schema, list: { unsummed = [] }, status = '' }: Listed,
  filtered?: readonly string[],
): readonly string[] | undefined {
  if (unsummed.length === 0) return undefined;
  const all = filtered ?? (propertyAt(schema, status)?.enum ?? []).map(String);
  return all.filter((value) => !unsummed.includes(value));
}

/** Returns whether a list has a summary: counts by status or sums. */
export const hasSummary = (resource: Listed): boolean =>
  countedStatuses(resource).length > 0 || (resource.list.sums ?? []).length > 0;

/** The summary of a filtered list. */
export interface ListSummary {
  /** Counts by status, ignoring the filters of status and lateness; exact up to the count limit. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The late records among them, if the list has a day on which they are due. */
  readonly late?: number;
  /** Sums by currency as decimal text, by path; absent if there are too many records. */
  readonly sums?: readonly CurrencySum[];
}

export interface CurrencySum {
  readonly currency: string;
  /** The property with the currency, if the amounts of a list have different ones: each has its own sums. */
  readonly by?: string;
  readonly count: number;
  readonly amounts: Readonly<Record<string, string>>;
}
