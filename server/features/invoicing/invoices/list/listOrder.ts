import type { OrderTerm as RequestedTerm } from '../../../../../domain/lists/order.ts';
import type { OrderTerm as FoundTerm } from '../../../../engine/lists/ordering.ts';
import { behindText } from '../../../../database/queries/keysetCondition.ts';
import { numberColumns } from '../../../../engine/documents/numbering/numbersText.ts';
import { invoiceStatuses } from '../../../../../schemas/parts/invoicing/invoiceActions.ts';

/** A column of `invoices` in an order. */
export interface OrderTerm {
  readonly column: string;
  readonly descending: boolean;
}

/**
 * Returns an order for the database function: empty values are the greatest, and issue dates mostly follow creation.
 */
export const foundOrder = (order: readonly OrderTerm[]): FoundTerm[] =>
  order.map(({ column, descending }) => ({
    column,
    ...(descending && { descending, empty_first: descending }),
    ...(column === 'status' && { ranks: invoiceStatuses.toSorted() }),
    ...(column === 'created_at' && { days: 'created' }),
  }));

const columnOf: Readonly<Record<string, string>> = { amount: 'total_thousandths' };
const nullable: ReadonlySet<string> = new Set([...numberColumns, 'company_number']);

/**
 * Returns the columns of a sort; names come from the resource's list, never from user input. The key breaks ties. A
 * number of a company with several series comes after its series and
 * period; a sort by status lists the newest first, or last in descending order, to match its index.
 */
export function orderOf(sort: readonly RequestedTerm[], hasSeries = false): OrderTerm[] {
  const terms = sort.flatMap(({ field, descending }) => {
    const columns = field === 'number' && hasSeries ? numberColumns : [columnOf[field] ?? field];
    return columns.map((column) => ({ column, descending }));
  });
  const [first] = terms;
  if (first?.column === 'status' && terms.length === 1) {
    const age = { descending: !first.descending };
    return [first, { column: 'created_at', ...age }, { column: 'uuid', ...age }];
  }
  return [...terms, { column: 'uuid', descending: first?.descending ?? true }];
}

/**
 * Returns the order of a list with scheduled invoices, in which terms follow the indexes of both. By default scheduled ones
 * alone start with the next one; the default of others, latest first, would start with the last. They have no numbers.
 */
export function orderTogether(sort: readonly RequestedTerm[], hasSeries: boolean, isAlone: boolean): FoundTerm[] {
  const [first] = sort;
  const { field = '', descending = true } = sort.length === 1 ? (first ?? {}) : {};
  const isNext = isAlone && (field === 'number' || (field === 'created_at' && descending));
  const columns = field === 'number' && hasSeries ? undefined : ofIndexes[field];
  const terms = isNext
    ? orderOf([{ field: 'created_at', descending: false }])
    : (columns?.map(([column, isReverse = false]) => ({ column, descending: descending !== isReverse })) ??
      orderOf(sort, hasSeries));
  return foundOrder(terms).map((term, index) => ({
    ...term,
    ...(index === 0 && { within: isAlone ? 'occurrence_status' : 'status' }),
    ...(index === 0 && term.column === 'number' && { apart: true }),
    ...(!nullable.has(term.column) && { filled: true }),
  }));
}

/** The orders whose indexes have more than the key behind them; `true` is the other direction. */
const ofIndexes: Readonly<Record<string, readonly (readonly [column: string, isReverse?: boolean])[]>> = {
  number: [['number'], ['created_at'], ['uuid']],
  created: [['created'], ['created_at', true], ['uuid', true]],
  due_date: [['due_date'], ['created'], ['uuid']],
};

/** Returns the SQL order of `invoices i`. */
export const orderText = (order: readonly OrderTerm[]): string =>
  order.map(({ column, descending }) => `i.${column} ${descending ? 'desc' : 'asc'}`).join(', ');

/** Returns whether the rows after a given row are an index range: all columns have one direction and no nulls. */
export const isPlain = (order: readonly OrderTerm[]): boolean =>
  order.every(({ column, descending }) => descending === order[0]?.descending && !nullable.has(column));

/** Returns the condition that a row comes after a place, whose values are SQL expressions. */
export const afterText = (order: readonly OrderTerm[], place: readonly string[]): string =>
  behindText(
    order.map(({ column, descending }) => ({ expression: `i.${column}`, descending, nullable: nullable.has(column) })),
    place,
  );

/** Returns the place of an invoice by key, as SQL expressions. */
export const placeOf = (order: readonly OrderTerm[], key: string): string[] =>
  order.map(({ column }) => `(select k.${column} from invoices k where k.tenant_id = $1 and k.uuid = ${key})`);
