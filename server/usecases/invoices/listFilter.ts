import { parseDecimal } from '../../../domain/money/decimal.ts';
import { several, type Condition } from '../../resources/conditions.ts';
import type { Filter, ListQuery } from '../../resources/query.ts';

/** What narrows a list of invoices: the filters of the specification (§3), keys, and texts to look for. */
export interface InvoiceFilter extends Pick<ListQuery, 'filters' | 'keys' | 'search'> {
  /** As `search`. */
  readonly cover?: string | undefined;
  /** The first due date that is not overdue. */
  readonly inTime: string;
  /** What makes an invoice open to the reader: issued ones alone. Absent where all are. */
  readonly open?: readonly Condition[];
}

/** The conditions that a filter stands for. */
export function conditionsOf({ filters, keys, search, cover, inTime, open = [] }: InvoiceFilter): Condition[] {
  const texts = [search, cover].flatMap((text): Condition[] => (text ? [['search_text', 'like', text]] : []));
  return [
    ...open,
    ...(keys ? [several('uuid', keys)] : []),
    ...filters.map((filter) => conditionOf(filter, inTime)),
    ...texts,
  ];
}

/** The same for invoices to come, of the columns of `invoices_to_come`. */
export const conditionsToCome = ({ filters, ...filter }: InvoiceFilter): Condition[] => [
  several('occurrence_status', occurrenceStatusesOf(filters) ?? openStatuses),
  ...conditionsOf({ ...filter, filters: filters.filter(({ path }) => path !== 'status' && path !== 'standing') }),
];

const statusOfStanding: ReadonlyMap<string, string> = new Map([
  ['to_come', 'future'],
  ['held', 'held'],
  ['paused', 'paused'],
]);

const openStatuses = [...statusOfStanding.values()];

/** The statuses of the occurrences whose standing is asked for, where some is. What was skipped or ended is in no list. */
export function occurrenceStatusesOf(filters: InvoiceFilter['filters']): readonly string[] | undefined {
  const value = filters.find(({ path }) => path === 'standing')?.value;
  return typeof value === 'object' ? value.flatMap((one) => statusOfStanding.get(one) ?? []) : undefined;
}

/** The columns whose names are not their paths. */
const columns: Readonly<Record<string, string>> = {
  service_provider: 'service_provider_uuid',
  service_buyer: 'service_buyer_uuid',
  'service_buyer.location.country': 'service_buyer_location_country_id',
  payment_responsible: 'payer_uuid',
  amount: 'total_thousandths',
};

function conditionOf({ path, comparison, value }: Filter, inTime: string): Condition {
  if (path === 'is_overdue') return ['unpaid_from', String(value) === 'true' ? 'lt' : 'gte', inTime, 'date'];
  // What is issued has none.
  if (path === 'standing') return [[], 'in'];
  const column = columns[path] ?? path;
  if (typeof value === 'object') return several(column, value);
  return [column, comparison, path === 'amount' ? String(parseDecimal(String(value), 3)) : String(value)];
}

/** The statuses that are asked for, where some are. */
export function statusesOf({ filters }: InvoiceFilter): readonly string[] | undefined {
  const value = filters.find(({ path }) => path === 'status')?.value;
  return typeof value === 'object' ? value : undefined;
}

/** What reports narrow what is issued and paid by. */
const reported = ['currency', 'due_date', 'service_buyer', 'service_buyer.location.country', 'type'] as const;

/** What may narrow a list of some statuses, so that an index has all that its amounts are added up from. */
const heldByIndex = [
  { statuses: undefined, needs: 'payment_responsible', others: [] },
  { statuses: 'billed', needs: 'currency', others: ['due_date', 'is_overdue'] },
  { statuses: 'paid', needs: 'paid_on', others: reported },
  { statuses: 'billed,paid', needs: 'created', others: reported },
] as const;

/** Whether an index holds what a list adds up to: it is added up whole, however many rows that takes. */
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
