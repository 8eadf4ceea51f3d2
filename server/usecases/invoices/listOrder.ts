import type { OrderTerm as Asked } from '../../../domain/lists/order.ts';
import type { OrderTerm as FoundTerm } from '../../resources/ordering.ts';
import { invoiceStatuses } from '../../../schemas/resources/invoices.ts';

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

/**
 * The condition that a row comes after the one whose key stands at `place`. Compared as a row it is a range of the
 * order's own index; where directions mix or a column may be null, it is written out, and walks what comes before.
 */
export function afterText(order: readonly OrderTerm[], place: string): string {
  const [first] = order;
  const isPlain = order.every((term) => term.descending === first?.descending && !nullable.has(term.column));
  if (!isPlain) return order.reduceRight((rest, term) => laterText(term, place, rest), 'false');
  const columns = order.map(({ column }) => `i.${column}`).join(', ');
  const values = order.map(({ column }) => valueText(column, place)).join(', ');
  return `(${columns}) ${first?.descending ? '<' : '>'} (${values})`;
}

const valueText = (column: string, place: string): string =>
  `(select k.${column} from invoices k where k.tenant_id = $1 and k.uuid = ${place})`;

/** Later by this term or, where equal by it, by the rest. Null is greater than any value, as in `order by`. */
function laterText({ column, descending }: OrderTerm, place: string, rest: string): string {
  const value = valueText(column, place);
  const later = descending
    ? `(i.${column} < ${value} or (${value} is null and i.${column} is not null))`
    : `(i.${column} > ${value} or (i.${column} is null and ${value} is not null))`;
  return `(${later} or (i.${column} is not distinct from ${value} and ${rest}))`;
}
