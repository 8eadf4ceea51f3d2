import { instantAt } from '../../../../domain/dates/zone.ts';
import { perform } from '../../../engine/commands/perform.ts';
import type { Input } from '../../../engine/resources/columnValues.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Db } from '../../../database/transaction.ts';

/** An event at a demo company, performed as of its instant, so that numbers follow dates. */
export interface DemoEvent {
  readonly at: Date;
  readonly happen: (db: Db, then: Scope) => Promise<void>;
}

/** The times of day of events, in the company's time zone. */
export const hours = { run: '00:10', agree: '09:00', write: '10:00', receive: '15:00', end: '17:00' } as const;

/** Returns the instant of an event on a day. */
export const momentOn = (date: string, hour: keyof typeof hours, { tenant }: Pick<Scope, 'tenant'>): Date =>
  instantAt(`${date}T${hours[hour]}`, tenant.timeZone);

/** Sets the database's current time for rows and log. */
export const setMoment = (db: Db, at: Date): Promise<unknown> =>
  db.query("select set_config('app.now', $1, true)", [at.toISOString()]);

/** Performs events in order of their instants, stable for equal ones; future ones are skipped. */
export async function happenInTurn(db: Db, scope: Scope, events: readonly DemoEvent[]): Promise<void> {
  const past = events.filter(({ at }) => at <= scope.now);
  const inTurn = past.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, happen } of inTurn) await Promise.all([setMoment(db, at), happen(db, { ...scope, now: at })]);
  await setMoment(db, scope.now);
}

/** Performs a command on one record. Throws if it is refused, because the demo must be valid. */
export async function does(db: Db, then: Scope, command: string, key: string, input: Input = {}): Promise<void> {
  const { refused } = await perform(db, then, command, [key], input);
  for (const { error } of refused) throw new Error(`${command} on ${then.now.toISOString()}`, { cause: error });
}
