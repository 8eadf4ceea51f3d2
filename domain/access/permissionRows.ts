/** The grantable actions of one resource or report. */
export interface PermissionRow {
  readonly resource: string;
  readonly actions: readonly string[];
}

/** Groups permissions into one row per resource, in order of first occurrence. */
export function permissionRows(names: readonly string[]): PermissionRow[] {
  const rows = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const [resource = '', action = ''] = name.split(':');
    const actions = rows.get(resource) ?? [];
    rows.set(resource, [...actions, action]);
  }
  return [...rows].map(([resource, actions]) => ({ resource, actions }));
}
