/** What can be granted of one resource or report, in the order of its actions. */
export interface PermissionRow {
  readonly resource: string;
  readonly actions: readonly string[];
}

/** Permissions as a table: a row for each resource, in the order they first come in. */
export function permissionRows(names: readonly string[]): PermissionRow[] {
  const rows = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const [resource = '', action = ''] = name.split(':');
    const actions = rows.get(resource) ?? [];
    rows.set(resource, [...actions, action]);
  }
  return [...rows].map(([resource, actions]) => ({ resource, actions }));
}
