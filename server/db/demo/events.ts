import { instantAt } from '../../../domain/dates/zone.ts';
import { perform } from '../../resources/perform.ts';
import type { Input } from '../../resources/columnValues.ts';
import type { Scope } from '../../scope.ts';
import type { Db } from '../transaction.ts';

/** Something that happened at a demo company: done as of its instant, so that numbers follow the dates. */
export interface DemoEvent {
  readonly at: Date;
  readonly happen: (db: Db, then: Scope) => Promise<void>;
}

/** When in a day things happen, by the clock of the company. */
export const hours = { run: '00:10', agree: '09:00', write: '10:00', receive: '15:00', end: '17:00' } as const;

/** The instant of something on a day. */
export const momentOn = (date: string, hour: keyof typeof hours, { tenant }: Pick<Scope, 'tenant'>): Date =>
  instantAt(`${date}T${hours[hour]}`, tenant.timeZone);

/** Has the database take an instant for now, in what its rows and its log tell of themselves. */
export const setMoment = (db: Db, at: Date): Promise<unknown> =>
  db.query("select set_config('app.now', $1, true)", [at.toISOString()]);

/** Lets events happen in the order of their instants, those of one instant in the order they are given in; none that is to come. */
export async function happenInTurn(db: Db, scope: Scope, events: readonly DemoEvent[]): Promise<void> {
  const past = events.filter(({ at }) => at <= scope.now);
  const inTurn = past.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, happen } of inTurn) await Promise.all([setMoment(db, at), happen(db, { ...scope, now: at })]);
  await setMoment(db, scope.now);
}

/** Does a command to one record. Throws where it is refused: the demo has no such mistake. */
export async function does(db: Db, then: Scope, command: string, key: string, input: Input = {}): Promise<void> {
  const { refused } = await perform(db, then, command, [key], input);
  for (const { error } of refused) throw new Error(`${command} on ${then.now.toISOString()}`, { cause: error });
}
