import type { ListMeta } from '../../dataProvider/list.ts';
import { firstOrder } from '../../domain/lists/order.ts';
import { rowFields } from '../../domain/lists/rowFields.ts';
import type { Resource } from '../../schemas/resource.ts';

const defaultPageSize = 10;

/** How long a page of a list counts as fresh, in milliseconds (specification §9). */
export const rowsFresh = 5_000;

/** Where a list keeps what somebody chose for it. A schema with other columns begins anew. */
export const listKey = ({ name, list }: Resource): string => `${name}.list.${list.columns.join('-')}`;

/** The paths of the columns somebody hid: react-admin's table reads it by the same shape. */
export const hiddenKey = (resource: Resource): string => `${listKey(resource)}.hidden`;

/** Which of somebody's saved views the list was shown by last. */
export const viewKey = (resource: Resource): string => `${listKey(resource)}.view`;

/** What rows are asked with: what they show of a record and no more. So react-admin never takes one for the whole record. */
export const rowsMeta = (resource: Resource, hidden: readonly string[]) => {
  const visible = resource.list.columns.filter((path) => !hidden.includes(path));
  return { fields: rowFields(resource, visible) } satisfies ListMeta;
};

/** How a list begins: sorted and paged as its schema says, or as somebody left it under its key. */
export const listState = (resource: Resource) => ({
  sort: firstOrder(resource.list),
  perPage: defaultPageSize,
  storeKey: listKey(resource),
});
