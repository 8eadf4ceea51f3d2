import { attachmentsProperty } from '../../../schemas/attachments.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { storageOf, type CollectionField, type PermissionsField, type ReferenceField } from '../resources/storage.ts';
import { columnsIn, historyValue, type NameOf, type LoggedColumn } from './columns.ts';
import type { LoggedRow } from './loggedRows.ts';
import type { LoggedEntry } from './mergeEntries.ts';
import { placesOf } from './places.ts';
import { listTables, ownTables } from './tables.ts';

type Values = Readonly<Record<string, unknown>>;
type Changes = LoggedEntry['changes'];

/** Roles and groups hold permissions, which the log has by their keys. */
const permission = {
  is: 'reference',
  name: 'permission',
  column: 'permission_uuid',
  key: 'uuid',
  resource: 'permissions',
  table: 'permissions',
  isOfTenant: false,
  shown: ['name'],
  parts: [],
} as const satisfies ReferenceField;

/**
 * Rows of the log, newest first, as entries with the paths of a resource's schema instead of columns. What the schema does
 * not have, as its reader sees it, is left out. `record` is the record as it is now.
 */
export function entriesByPath(
  resource: Resource,
  record: Values,
  rows: readonly LoggedRow[],
  nameOf: NameOf,
): LoggedEntry[] {
  const own = ownTables(resource);
  const lists = listTables(resource);
  const columns = columnsIn(storageOf(resource).fields);
  const places = placesOf(record, rows);
  const held = new Map<string, readonly unknown[]>();

  const changesOf = (logged: LoggedRow): Changes => {
    const renamed = own[logged.table];
    if (renamed) return { ...attached(resource, logged), ...changesByPath(columns, logged.changes, nameOf, renamed) };
    const list = lists.get(logged.table);
    if (!list) return {};
    if (list.is === 'permissions') return ofPermission(list, logged);
    return ofRow(list, logged, places.get(logged) ?? 0, nameOf);
  };

  /** The log has one row for each permission; the history has the whole list before and after. */
  const ofPermission = ({ name }: PermissionsField, { action, changes }: LoggedRow): Changes => {
    const [was, is] = changes[permission.column] ?? [];
    const changed = Object(nameOf(permission, String(is ?? was))).name ?? String(is ?? was);
    const after = held.get(name) ?? (Array.isArray(record[name]) ? record[name] : []);
    const before = action === 'created' ? after.filter((each) => each !== changed) : [...after, changed].toSorted();
    held.set(name, before);
    return { [name]: [before, after] };
  };

  return rows.map((logged) => {
    const { table, row: _, ...entry } = logged;
    return { ...entry, action: own[table] ? entry.action : 'updated', changes: changesOf(logged) };
  });
}

/** Files beside the record are no property of it. */
const attached = ({ attachments }: Resource, { changes }: LoggedRow): Changes =>
  attachments && changes[attachmentsProperty] ? { [attachmentsProperty]: changes[attachmentsProperty] } : {};

/** A row of a list, each of its values at its path: `tributes.2.value`. A reference is the row itself. */
function ofRow(
  { name, pointer, fields }: CollectionField,
  { changes }: LoggedRow,
  place: number,
  nameOf: NameOf,
): Changes {
  const at = `${name}.${place}`;
  const ofColumns = Object.entries(changesByPath(columnsIn(fields), changes, nameOf));
  return Object.fromEntries(ofColumns.map(([path, change]) => [pointer ? at : `${at}.${path}`, change]));
}

function changesByPath(
  columns: ReadonlyMap<string, LoggedColumn>,
  logged: Changes,
  nameOf: NameOf,
  renamed: Readonly<Record<string, string>> = {},
): Changes {
  const ofPaths = Object.entries(logged).flatMap(([column, [was, is]]): [string, Changes[string]][] => {
    const { path, field, wordsAt } = columns.get(renamed[column] ?? column) ?? {};
    // The formatting of a text is a separate change only if the words stay.
    if (path === undefined || !field || (wordsAt !== undefined && logged[wordsAt])) return [];
    return [[path, [historyValue(field, was, nameOf), historyValue(field, is, nameOf)]]];
  });
  return Object.fromEntries(ofPaths);
}
