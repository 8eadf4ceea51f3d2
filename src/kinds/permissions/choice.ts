import type { PermissionRow } from '../../../domain/access/permissionRows.ts';

/** The selection of a row, its read-only part, and how to change it. */
export interface PermissionChoice {
  readonly row: PermissionRow;
  readonly chosen: ReadonlySet<string>;
  readonly isFixed: (name: string) => boolean;
  readonly set: (names: readonly string[], isGranted: boolean) => void;
}

/** Returns the permissions of a row. */
export const namesOf = ({ resource, actions }: PermissionRow): string[] =>
  actions.map((action) => `${resource}:${action}`);
