import type { Frame } from './effective.ts';

/** A user who grants permissions to others: their own permissions and the frame of their user type. */
export interface Granter {
  readonly permissions: ReadonlySet<string>;
  readonly withheld: readonly string[];
  readonly frame: Frame;
}

/**
 * Returns the permissions that a user cannot grant, because they lack them. A permission that does not exist for their
 * type (such as an accountant's export, for an owner) requires all permissions of their type.
 */
export function beyond({ permissions, withheld, frame }: Granter, granted: readonly string[]): string[] {
  const known = new Set(frame.all);
  const gone = new Set(withheld);
  const hasAll = frame.all.every((name) => permissions.has(name) || gone.has(name));
  return granted.filter((name) => !permissions.has(name) && (known.has(name) || !hasAll));
}
