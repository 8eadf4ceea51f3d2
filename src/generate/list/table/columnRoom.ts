import type { Kind } from '../../../../schemas/kind.ts';
import { isGrantedAnywhere } from '../../../../domain/access/grant.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { columnsOf, type PageProperty } from '../../properties.ts';
import { cellOf } from '../slots.ts';

/** The usual width of a column, of short kinds, and of the fixed columns, in pixels. */
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

/** From these widths of a table on, as in rowActions.css, a row's most likely action has its icon or its word, which need room. */
const stepRooms = [
  { from: 1000, room: 56 },
  { from: 1240, room: 180 },
] as const;

/**
 * Whether rows have an options column. Rows that open another record, or are derived, have none unless actions are
 * declared.
 */
export const hasOptions = (resource: Resource): boolean =>
  resource.actions !== undefined ||
  (resource.list.opens === undefined && ofRows.some((verb) => isGrantedAnywhere(resource, verb)));

/** Actions of rows by permission. */
const ofRows = ['show', 'create', 'edit', 'delete'] as const;

/** The width of a text in the first column, so that names do not break at each word. */
const titleWidth = 192;

/** The minimum number of columns of a table, including the status; with less room rows become cards. */
const fewest = 3;

const widthOf = (column: PageProperty, isFirst: boolean): number =>
  cellOf(column)?.width ?? widths[column.kind.kind] ?? (isFirst ? titleWidth : usualWidth);

/** Returns columns by priority, with the width that all up to each need. */
export function roomUpTo(
  resource: Resource,
  columns: readonly PageProperty[],
): readonly (readonly [column: PageProperty, room: number])[] {
  const { list, status } = resource;
  const [first, ...others] = columns.map(({ path }) => path);
  // The first has the link to the record.
  const order = [first, ...(list.priority ?? [status]), ...others];
  let room = hasOptions(resource) ? besideColumns : 0;
  return columns
    .toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path))
    .map((column) => [column, (room += widthOf(column, column.path === first))] as const);
}

/** Returns the minimum width of a resource's table. */
export function leastRoom(resource: Resource): number {
  const rooms = roomUpTo(resource, columnsOf(resource));
  const status = rooms.findIndex(([{ path }]) => path === resource.status);
  return rooms.slice(0, Math.max(fewest, status + 1)).at(-1)?.[1] ?? 0;
}

/** The width that columns need beside the most likely action of a row. */
const withStep = ({ actions }: Resource, room: number): number =>
  stepRooms.reduce((all, step) => (actions && room + step.room > step.from ? room + step.room : all), room);

/** Hides columns without room by CSS, the least important first. */
export const leavingColumns = (resource: Resource, columns: readonly PageProperty[]) => ({
  containerType: 'inline-size',
  ...Object.fromEntries(
    columns.slice(0, 1).map((first) => [`& td[data-path="${first.path}"]`, { minWidth: widthOf(first, true) }]),
  ),
  ...Object.fromEntries(
    roomUpTo(resource, columns)
      .slice(1)
      .map(([{ path }, room]) => [
        `@container (max-width: ${withStep(resource, room) - 1}px)`,
        { [`& [data-path="${path}"]`]: { display: 'none' } },
      ]),
  ),
});
