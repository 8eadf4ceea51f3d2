import { instantAt } from '../../../../domain/dates/zone.ts';
import { perform } from '../../../engine/commands/perform.ts';
import type { Input } from '../../../engine/resources/columnValues.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Db } from '../../../database/transaction.ts';

/** An event at a demo company, performed as of its instant, so that numbers follow dates. It may have later ones. */
export interface DemoEvent {
  readonly at: Date;
  readonly happen: (db: Db, then: Scope) => Promise<readonly DemoEvent[] | void>;
}

/** The times of day of events, in the company's time zone. */
export const hours = { run: '00:10', agree: '09:00', write: '10:00', receive: '15:00', end: '17:00' } as const;

/** Returns the instant of an event on a day. */
export const momentOn = (date: string, hour: keyof typeof hours, { tenant }: Pick<Scope, 'tenant'>): Date =>
  instantAt(`${date}T${hours[hour]}`, tenant.timeZone);

/** Returns the instant of the n-th payment on a day: payments arrive apart, each with its own notice. */
export const paymentOn = (date: string, index: number, scope: Pick<Scope, 'tenant'>): Date =>
  new Date(momentOn(date, 'receive', scope).getTime() + (index % 10) * 11 * 60_000);

/** Sets the database's current time for rows and log. */
export const setMoment = (db: Db, at: Date): Promise<unknown> =>
  db.query("select set_config('app.now', $1, true)", [at.toISOString()]);

/** Performs events in order of their instants, stable for equal ones; future ones are skipped. */
export async function happenInTurn(db: Db, scope: Scope, events: readonly DemoEvent[]): Promise<void> {
  const inTurn = inOrder(events, scope);
  for (let next = inTurn.shift(); next; next = inTurn.shift()) {
    const { at, happen } = next;
    const [, later] = await Promise.all([setMoment(db, at), happen(db, { ...scope, now: at })]);
    if (later) inTurn.splice(0, inTurn.length, ...inOrder([...inTurn, ...later], scope));
  }
  await setMoment(db, scope.now);
}

const inOrder = (events: readonly DemoEvent[], { now }: Scope): DemoEvent[] =>
  events.filter(({ at }) => at <= now).toSorted((a, b) => a.at.getTime() - b.at.getTime());

/** Performs a command on one record. Throws if it is refused, because the demo must be valid. */
export async function does(db: Db, then: Scope, command: string, key: string, input: Input = {}): Promise<void> {
  const { refused } = await perform(db, then, command, [key], input);
  for (const { error } of refused) throw new Error(`${command} on ${then.now.toISOString()}`, { cause: error });
}

const setActor = "select set_config('app.actor', $1, true)";

/** Works as another actor than the company's, like the mail server or a gateway. */
export async function asActor<T>(db: Db, actor: string, work: () => Promise<T>): Promise<T> {
  const [[before], , done] = await Promise.all([
    db.query<{ actor: string }>("select current_setting('app.actor') as actor"),
    db.query(setActor, [actor]),
    work(),
  ]);
  await db.query(setActor, [before?.actor ?? '']);
  return done;
}
