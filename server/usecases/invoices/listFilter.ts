import { parseDecimal } from '../../../domain/money/decimal.ts';

/** The filters of the specification (§3), each narrowing the list. */
export interface InvoiceFilter {
  /** Keys, comma-joined. */
  readonly uuid?: string;
  readonly service_provider?: string;
  readonly service_buyer?: string;
  readonly type?: 'individual' | 'recurring';
  readonly number?: number;
  /** One status or several, comma-joined. */
  readonly status?: string;
  readonly created_gte?: string;
  readonly created_lte?: string;
  readonly amount_gt?: string;
  readonly amount_lt?: string;
  readonly cover?: string;
  readonly search?: string;
}

type Operator = 'eq' | 'in' | 'gte' | 'lte' | 'gt' | 'lt' | 'like';
type Value = string | number;

/** A condition on a column of `invoices`, as `find_invoices` reads it. */
export type Condition = readonly [column: string, operator: Operator, value: Value];

/** The conditions that a filter stands for. */
export function conditionsOf(filter: InvoiceFilter): Condition[] {
  return [
    ...condition('uuid', 'in', listed(filter.uuid)),
    ...condition('service_provider_uuid', 'eq', filter.service_provider),
    ...condition('service_buyer_uuid', 'eq', filter.service_buyer),
    ...condition('type', 'eq', filter.type),
    ...condition('number', 'eq', filter.number),
    ...statusCondition(filter.status),
    ...condition('created', 'gte', filter.created_gte),
    ...condition('created', 'lte', filter.created_lte),
    ...condition('total_thousandths', 'gt', thousandths(filter.amount_gt)),
    ...condition('total_thousandths', 'lt', thousandths(filter.amount_lt)),
    ...condition('search_text', 'like', filter.search),
    ...condition('search_text', 'like', filter.cover),
  ];
}

const condition = (column: string, operator: Operator, value: Value | undefined): Condition[] =>
  value === undefined || value === '' ? [] : [[column, operator, value]];

/** An equality, unlike one of several, lets the index of a status give its order. */
const statusCondition = (status: string | undefined): Condition[] =>
  status?.includes(',') ? condition('status', 'in', listed(status)) : condition('status', 'eq', status);

/** What commas join, as an array of PostgreSQL. */
const listed = (text: string | undefined): string | undefined => text && `{${text}}`;

const thousandths = (amount: string | undefined): string | undefined => amount && String(parseDecimal(amount, 3));
