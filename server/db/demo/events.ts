import type { Scope } from '../../scope.ts';
import type { Db } from '../transaction.ts';

/** Something that happened at a demo company: done as of its instant, so that numbers follow the dates. */
export interface DemoEvent {
  readonly at: Date;
  readonly happen: (db: Db, then: Scope) => Promise<void>;
}

const day = 86_400_000;

/** The instant so many days from another. */
export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * day);

/** Lets events happen in the order of their instants; those of one instant in the order they are given in. */
export async function happenInTurn(db: Db, scope: Scope, events: readonly DemoEvent[]): Promise<void> {
  const inTurn = events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, happen } of inTurn) await happen(db, { ...scope, now: at });
}

/** The n-th of a list that starts again when it ends. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('the demo has an empty list');
  return found;
}
