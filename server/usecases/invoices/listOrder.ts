import type { OrderTerm as Asked } from '../../../domain/lists/order.ts';
import type { OrderTerm as FoundTerm } from '../../resources/ordering.ts';
import { behindText } from '../../db/behind.ts';
import { invoiceStatuses } from '../../../schemas/parts/invoiceActions.ts';

/** A column of `invoices` that gives the order. */
export interface OrderTerm {
  readonly column: string;
  readonly descending: boolean;
}

/** An order as the database's function reads it: what is empty is greater than any value, and days of issue mostly follow entry. */
export const foundOrder = (order: readonly OrderTerm[]): FoundTerm[] =>
  order.map(({ column, descending }) => ({
    column,
    ...(descending && { descending, empty_first: descending }),
    ...(column === 'status' && { ranks: invoiceStatuses.toSorted() }),
    ...(column === 'created_at' && { days: 'created' }),
  }));

const columnOf: Readonly<Record<string, string>> = { amount: 'total_thousandths' };
const nullable: ReadonlySet<string> = new Set(['number', 'company_number']);

/**
 * The columns of a sort: names of the resource's list, never what somebody typed. The key decides among equals; of a
 * status, of which there are so many, the newest come first, and last where it is turned round: as its index has them.
 */
export function orderOf(sort: readonly Asked[]): OrderTerm[] {
  const terms = sort.map(({ field, descending }) => ({ column: columnOf[field] ?? field, descending }));
  const [first] = terms;
  if (first?.column === 'status' && terms.length === 1) {
    const age = { descending: !first.descending };
    return [first, { column: 'created_at', ...age }, { column: 'uuid', ...age }];
  }
  return [...terms, { column: 'uuid', descending: first?.descending ?? true }];
}

/** The order of `invoices i` in SQL. */
export const orderText = (order: readonly OrderTerm[]): string =>
  order.map(({ column, descending }) => `i.${column} ${descending ? 'desc' : 'asc'}`).join(', ');

/** Whether what comes behind a row is a range of the order's own index: all columns go one way and have values. */
export const isPlain = (order: readonly OrderTerm[]): boolean =>
  order.every(({ column, descending }) => descending === order[0]?.descending && !nullable.has(column));

/** The condition that a row comes behind a place, whose values stand in SQL. */
export const afterText = (order: readonly OrderTerm[], place: readonly string[]): string =>
  behindText(
    order.map(({ column, descending }) => ({ expression: `i.${column}`, descending, nullable: nullable.has(column) })),
    place,
  );

/** The place of the invoice of a key, in SQL. */
export const placeOf = (order: readonly OrderTerm[], key: string): string[] =>
  order.map(({ column }) => `(select k.${column} from invoices k where k.tenant_id = $1 and k.uuid = ${key})`);
