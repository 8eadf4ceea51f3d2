import { parseDecimal } from '../../../domain/money/decimal.ts';
import { several, type Condition } from '../../resources/conditions.ts';
import type { Filter, ListQuery } from '../../resources/query.ts';

/** What narrows a list of invoices: the filters of the specification (§3), keys, and texts to look for. */
export interface InvoiceFilter extends Pick<ListQuery, 'filters' | 'keys' | 'search'> {
  /** As `search`. */
  readonly cover?: string | undefined;
}

/** The conditions that a filter stands for. */
export function conditionsOf({ filters, keys, search, cover }: InvoiceFilter): Condition[] {
  const texts = [search, cover].flatMap((text): Condition[] => (text ? [['search_text', 'like', text]] : []));
  return [...(keys ? [several('uuid', keys)] : []), ...filters.map(conditionOf), ...texts];
}

/** The columns whose names are not their paths. */
const columns: Readonly<Record<string, string>> = {
  service_provider: 'service_provider_uuid',
  service_buyer: 'service_buyer_uuid',
  payment_responsible: 'payer_uuid',
  amount: 'total_thousandths',
};

function conditionOf({ path, comparison, value }: Filter): Condition {
  const column = columns[path] ?? path;
  if (typeof value === 'object') return several(column, value);
  return [column, comparison, path === 'amount' ? String(parseDecimal(String(value), 3)) : String(value)];
}

/** The statuses that are asked for, where some are. */
export function statusesOf({ filters }: InvoiceFilter): readonly string[] | undefined {
  const value = filters.find(({ path }) => path === 'status')?.value;
  return typeof value === 'object' ? value : undefined;
}

/** Whether nothing narrows a list but who pays and how the invoices stand: the index of that says what they add up to. */
export const isOfPayer = ({ filters, keys, search, cover }: InvoiceFilter): boolean =>
  !keys &&
  !search &&
  !cover &&
  filters.some(({ path }) => path === 'payment_responsible') &&
  filters.every(({ path }) => path === 'payment_responsible' || path === 'status');
