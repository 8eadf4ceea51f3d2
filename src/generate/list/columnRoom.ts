import type { Kind } from '../../../schemas/kind.ts';
import { isGrantedAnywhere } from '../../../domain/access/grant.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { columnsOf, type PageProperty } from '../properties.ts';
import { cellOf } from './slots.ts';

/** Of a column, by its kind where that is short, and of the box and the options beside all of them, in pixels. */
const usualWidth = 128;
const widths: Readonly<Partial<Record<Kind, number>>> = {
  boolean: 88,
  country: 160,
  currency: 88,
  date: 112,
  decimal: 104,
  file: 112,
  image: 80,
  integer: 96,
  percent: 88,
  taxId: 152,
};
const besideColumns = 104;

/**
 * Whether there may be something to do with the rows of a list, so that they have a column of options. Rows that open another
 * record, or are only listed, offer nothing of their own, unless actions are declared.
 */
export const hasOptions = (resource: Resource): boolean =>
  resource.actions !== undefined ||
  (resource.list.opens === undefined && ofRows.some((verb) => isGrantedAnywhere(resource, verb)));

/** What rows offer of their own, to whoever may. */
const ofRows = ['show', 'create', 'edit', 'delete'] as const;

/** Of the first column where it is a text: what a record is called should not be broken at every word. */
const titleWidth = 192;

/** So many columns a table shows at least, and the status where there is one: with room for fewer of them rows are cards. */
const fewest = 3;

const widthOf = (column: PageProperty, isFirst: boolean): number =>
  cellOf(column)?.width ?? widths[column.kind.kind] ?? (isFirst ? titleWidth : usualWidth);

/** Columns as they matter: as the list says it, else in their order with the status behind the first; with the room for all up to each. */
export function roomUpTo(
  resource: Resource,
  columns: readonly PageProperty[],
): readonly (readonly [column: PageProperty, room: number])[] {
  const { list, status } = resource;
  const [first, ...others] = columns.map(({ path }) => path);
  const order = [...(list.priority ?? [first, status]), ...others];
  let room = hasOptions(resource) ? besideColumns : 0;
  return columns
    .toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path))
    .map((column) => [column, (room += widthOf(column, column.path === first))] as const);
}

/** The room that a table of a resource's rows needs to be one. */
export function leastRoom(resource: Resource): number {
  const rooms = roomUpTo(resource, columnsOf(resource));
  const status = rooms.findIndex(([{ path }]) => path === resource.status);
  return rooms.slice(0, Math.max(fewest, status + 1)).at(-1)?.[1] ?? 0;
}

/** Has the columns of a table leave where there is no room for them, the ones that matter least first; no script has a part in it. */
export const leavingColumns = (resource: Resource, columns: readonly PageProperty[]) => ({
  containerType: 'inline-size',
  ...Object.fromEntries(
    columns.slice(0, 1).map((first) => [`& td[data-path="${first.path}"]`, { minWidth: widthOf(first, true) }]),
  ),
  ...Object.fromEntries(
    roomUpTo(resource, columns)
      .slice(1)
      .map(([{ path }, room]) => [
        `@container (max-width: ${room - 1}px)`,
        { [`& [data-path="${path}"]`]: { display: 'none' } },
      ]),
  ),
});
