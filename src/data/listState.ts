import type { ListMeta } from '../../dataProvider/list.ts';
import { firstOrder } from '../../domain/lists/order.ts';
import { rowFields } from '../../domain/lists/rowFields.ts';
import type { Resource } from '../../schemas/resource.ts';

const defaultPageSize = 10;

/** How long a page of a list is fresh, in milliseconds (specification §9). */
export const rowsFresh = 5_000;

/** The storage key of a list's state. Other columns in the schema reset it. */
export const listKey = ({ name, list }: Resource): string => `${name}.list.${list.columns.join('-')}`;

/** The storage key of hidden columns, in the format of react-admin's table. */
export const hiddenKey = (resource: Resource): string => `${listKey(resource)}.hidden`;

const none: readonly string[] = [];

/** The columns that a list hides before the user chooses. */
export const hiddenFirst = ({ list }: Resource): readonly string[] => list.optional ?? none;

/** The storage key of the current saved view. */
export const viewKey = (resource: Resource): string => `${listKey(resource)}.view`;

/** Returns the `meta` of rows: only shown paths. react-admin then never takes a row for a complete record. */
export const rowsMeta = (resource: Resource, hidden: readonly string[]) => {
  const visible = resource.list.columns.filter((path) => !hidden.includes(path));
  return { fields: rowFields(resource, visible) } satisfies ListMeta;
};

/** The storage key of the page size that the user chose for a list. */
export const sizeKey = (resource: string): string => `${resource}.list.perPage`;

/** Returns the initial state of a list: by schema, or as stored under its key. An address with filters alone keeps `perPage`. */
export const listState = (resource: Resource, perPage = defaultPageSize) => ({
  sort: firstOrder(resource.list),
  perPage,
  storeKey: listKey(resource),
});
