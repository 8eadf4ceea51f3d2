import { parseDecimal } from '../../../../../domain/money/decimal.ts';
import { several, type Condition } from '../../../../engine/lists/conditions.ts';
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

/** Returns the conditions of a filter. */
export function conditionsOf({ filters, keys, search, cover, inTime, open = [] }: InvoiceFilter): Condition[] {
  const texts = [search, cover].flatMap((text): Condition[] => (text ? [['search_text', 'like', text]] : []));
  return [
    ...open,
    ...(keys ? [several('uuid', keys)] : []),
    ...filters.map((filter) => conditionOf(filter, inTime)),
    ...texts,
  ];
}

/** Returns the conditions of a filter on `invoices_to_come`. */
export const conditionsToCome = ({ filters, ...filter }: InvoiceFilter): Condition[] => [
  several('occurrence_status', occurrenceStatusesOf(filters) ?? openStatuses),
  ...conditionsOf({
    ...filter,
    filters: filters.filter(({ path }) => !ofIssued.has(path) && path !== 'schedule_status'),
  }),
  ...(isOfIssued(filters) ? [none] : []),
];

/** The filters whose columns only issued invoices have. */
export const ofIssued: ReadonlySet<string> = new Set(['status', 'gateway_status', 'refund_state', 'send_state']);

/** Returns whether a filter selects issued invoices only: nothing is sent or paid before it is issued. */
export const isOfIssued = (filters: InvoiceFilter['filters']): boolean =>
  filters.some(({ path }) => path !== 'status' && ofIssued.has(path));

/** Matches no row. */
const none: Condition = [[], 'in'];

const occurrenceStatus: ReadonlyMap<string, string> = new Map([
  ['to_come', 'future'],
  ['held', 'held'],
  ['paused', 'paused'],
]);

const openStatuses = [...occurrenceStatus.values()];

/**
 * Returns the occurrence statuses of a filter on `schedule_status`; undefined without one. No list has skipped or ended
 * occurrences.
 */
export function occurrenceStatusesOf(filters: InvoiceFilter['filters']): readonly string[] | undefined {
  const value = filters.find(({ path }) => path === 'schedule_status')?.value;
  return typeof value === 'object' ? value.flatMap((one) => occurrenceStatus.get(one) ?? []) : undefined;
}

/** Columns whose names differ from their paths. */
const columns: Readonly<Record<string, string>> = {
  service_provider: 'service_provider_uuid',
  service_buyer: 'service_buyer_uuid',
  'service_buyer.location.country': 'service_buyer_location_country_id',
  payment_responsible: 'payer_uuid',
  amount: 'total_thousandths',
};

function conditionOf({ path, comparison, value }: Filter, inTime: string): Condition {
  if (path === 'is_overdue') return ['unpaid_from', String(value) === 'true' ? 'lt' : 'gte', inTime, 'date'];
  // Issued invoices have no schedule status.
  if (path === 'schedule_status') return none;
  const column = columns[path] ?? path;
  if (typeof value === 'object') return several(column, value);
  return [column, comparison, path === 'amount' ? String(parseDecimal(String(value), 3)) : String(value)];
}

/** Returns the statuses of the filter; undefined without one. */
export function statusesOf({ filters }: InvoiceFilter): readonly string[] | undefined {
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
