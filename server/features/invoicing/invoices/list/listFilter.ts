import { parseDecimal } from '../../../../../domain/money/decimal.ts';
import { live, numberedBy, several, type Condition } from '../../../../engine/lists/conditions.ts';
import type { Filter, ListQuery } from '../../../../engine/lists/query.ts';

/** The filter of a list of invoices: the filters of the specification (§3), keys and search texts. */
export interface InvoiceFilter extends Pick<ListQuery, 'filters' | 'keys' | 'search'> {
  /** Same as `search`. */
  readonly cover?: string | undefined;
  /** The first due date that is not overdue. */
  readonly inTime: string;
  /** Limits the list to invoices that are open to the reader; only issued ones can be. Absent if all are open. */
  readonly open?: readonly Condition[];
}

/**
 * Returns whether a list has scheduled invoices beside others: if its statuses name them, or if it names its records
 * itself. A reader with access to open invoices only sees issued ones.
 */
export const includesScheduled = ({
  filters,
  keys,
  open,
}: Pick<InvoiceFilter, 'filters' | 'keys' | 'open'>): boolean => {
  const statuses = statusesOf({ filters });
  return !open && (statuses ? statuses.includes('future') : keys !== undefined);
};

/** Returns whether a list has scheduled invoices alone. */
export const isScheduledAlone = (filter: InvoiceFilter): boolean =>
  includesScheduled(filter) && statusesOf(filter)?.length === 1;

/** Returns the conditions of a filter, on `listed_invoices` if it includes scheduled ones, else on `invoices`. */
export function conditionsOf({ filters, keys, search, cover, inTime, open }: InvoiceFilter): Condition[] {
  const isTogether = includesScheduled({ filters, keys, open });
  const texts = [search, cover].flatMap((text): Condition[] => {
    if (!text) return [];
    return [
      isTogether ? [['search_text', 'scheduled_of'], 'searched', text, 'contracts'] : ['search_text', 'like', text],
    ];
  });
  return [
    ...(open ?? []),
    ...(isTogether ? [live] : []),
    ...(isTogether && statusesOf({ filters })?.length === 1 ? [scheduled] : []),
    ...(keys ? [several('uuid', keys)] : []),
    ...filters.map((filter) => conditionOf(filter, inTime, isTogether)),
    ...texts,
  ];
}

/** The statuses of occurrences by schedule status. Issued invoices have none, and no list has skipped or ended ones. */
const occurrenceStatus: ReadonlyMap<string, string> = new Map([
  ['to_come', 'future'],
  ['held', 'held'],
  ['paused', 'paused'],
]);

const occurrenceStatusesOf = (values: readonly string[]): string[] =>
  values.flatMap((value) => occurrenceStatus.get(value) ?? []);

/** Matches scheduled invoices alone, which leaves the others out of the plan. */
const scheduled = several('occurrence_status', [...occurrenceStatus.values()]);

/** Matches no row. */
const none: Condition = [[], 'in'];

/** Columns whose names differ from their paths. */
const columns: Readonly<Record<string, string>> = {
  service_provider: 'service_provider_uuid',
  service_buyer: 'service_buyer_uuid',
  'service_buyer.location.country': 'service_buyer_location_country_id',
  payment_responsible: 'payer_uuid',
  amount: 'total_thousandths',
  schedule_status: 'occurrence_status',
};

function conditionOf({ path, comparison, value }: Filter, inTime: string, isTogether: boolean): Condition {
  if (path === 'is_overdue') return ['unpaid_from', String(value) === 'true' ? 'lt' : 'gte', inTime, 'date'];
  if (path === 'schedule_status' && !isTogether) return none;
  if (path === 'series_uuid') return numberedBy(String(value), 'invoices');
  const column = columns[path] ?? path;
  if (typeof value === 'object')
    return several(column, path === 'schedule_status' ? occurrenceStatusesOf(value) : value);
  return [column, comparison, path === 'amount' ? String(parseDecimal(String(value), 3)) : String(value)];
}

/** Returns the statuses of the filter; undefined without one. */
export function statusesOf({ filters }: Pick<InvoiceFilter, 'filters'>): readonly string[] | undefined {
  const value = filters.find(({ path }) => path === 'status')?.value;
  return typeof value === 'object' ? value : undefined;
}

/** The filters of reports on paid invoices, and on issued and paid ones. */
const reported = ['currency', 'due_date', 'service_buyer', 'service_buyer.location.country', 'type'] as const;
const issued = [...reported, 'is_imported'] as const;

/** The filters, by status, with an index that covers the totals. */
const heldByIndex = [
  { statuses: undefined, needs: 'payment_responsible', others: [] },
  { statuses: 'billed', needs: 'currency', others: ['due_date', 'is_overdue'] },
  { statuses: 'paid', needs: 'paid_on', others: reported },
  { statuses: 'billed,paid', needs: 'created', others: issued },
] as const;

/** Returns whether an index covers the totals of a list; such a list is summed in full, at any size. */
export function isHeldByIndex(filter: InvoiceFilter): boolean {
  const { filters, keys, search, cover, open } = filter;
  if (keys || search || cover || open) return false;
  const paths = filters.map(({ path }) => path).filter((path) => path !== 'status');
  return heldByIndex.some(
    ({ statuses, needs, others }) =>
      (statuses === undefined || statusesOf(filter)?.join() === statuses) &&
      paths.includes(needs) &&
      paths.every((path) => path === needs || others.some((other) => other === path)),
  );
}
