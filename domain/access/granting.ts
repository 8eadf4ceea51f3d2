import type { Frame } from './effective.ts';

/** Whoever grants permissions to others: with what they may do themselves, and the most that people of their type may. */
export interface Granter {
  readonly permissions: ReadonlySet<string>;
  readonly withheld: readonly string[];
  readonly frame: Frame;
}

/**
 * Which of these permissions somebody cannot grant: those that they do not have themselves. What nobody of their type can
 * have (an accountant's export, for an owner) takes somebody who has all there is for their own type.
 */
export function beyond({ permissions, withheld, frame }: Granter, granted: readonly string[]): string[] {
  const known = new Set(frame.all);
  const gone = new Set(withheld);
  const hasAll = frame.all.every((name) => permissions.has(name) || gone.has(name));
  return granted.filter((name) => !permissions.has(name) && (known.has(name) || !hasAll));
}
