import type { PermissionRow } from '../../../domain/access/permissionRows.ts';

/** What is chosen of a row, what of it cannot be changed, and how it is. */
export interface PermissionChoice {
  readonly row: PermissionRow;
  readonly chosen: ReadonlySet<string>;
  readonly isFixed: (name: string) => boolean;
  readonly set: (names: readonly string[], isGranted: boolean) => void;
}

/** The permissions of a row. */
export const namesOf = ({ resource, actions }: PermissionRow): string[] =>
  actions.map((action) => `${resource}:${action}`);
