import { firstOrder } from '../../domain/lists/order.ts';
import type { Resource } from '../../schemas/resource.ts';

const defaultPageSize = 10;

/** How long a page of a list counts as fresh, in milliseconds (specification §9). */
export const rowsFresh = 5_000;

/** Where a list keeps what somebody chose for it. A schema with other columns begins anew. */
export const listKey = ({ name, list }: Resource): string => `${name}.list.${list.columns.join('-')}`;

/** How a list begins: sorted and paged as its schema says, or as somebody left it under its key. */
export const listState = (resource: Resource) => ({
  sort: firstOrder(resource.list),
  perPage: defaultPageSize,
  storeKey: listKey(resource),
});
