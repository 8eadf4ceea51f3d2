import { today } from '../../../../domain/dates/today.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { issueSome, type Refused } from './issueBatch.ts';
import { noteRun, type Entry, type RunBy, type RunSum } from './ledger.ts';
import { takeDue, type Place } from './takeDue.ts';

/** The maximum number of invoices per transaction, so that it does not hold the number counter for long. */
export const atOnce = 500;

/** The selection of due invoices. */
export interface Wanted {
  /** Only these keys, if they are due; all due invoices by default. */
  readonly keys?: readonly string[] | undefined;
  /** Whether a user confirmed late invoices. */
  readonly isLateConfirmed?: boolean | undefined;
  /** Days from issue to due date, for invoices that would be issued after their due date. */
  readonly dueIn?: number | undefined;
}

/** The result of a chunk. */
export interface RanSome {
  /** The run's ledger entry; undefined if nothing was issued or newly held. */
  readonly run: string | undefined;
  readonly last: Place;
  /** Whether no due invoices remain. */
  readonly isWhole: boolean;
  readonly billed: number;
  /** The number of invoices on hold, and how many of them are newly so. */
  readonly held: number;
  readonly newlyHeld: number;
  readonly sums: readonly RunSum[];
}

/** A run in progress: its cause, selection and position. */
export interface Running extends Wanted {
  /** The maximum number of invoices; `atOnce` by default. */
  readonly most?: number;
  readonly by: RunBy;
  readonly run?: string | undefined;
  readonly after: Place;
  /** Returns the end of the run. */
  readonly clock: { now(): Date };
}

// Two concurrent runs could number a later date before an earlier one.
const lockRun = `select pg_advisory_xact_lock(hashtextextended('recurring run ' || $1::text, 0))`;

const newKey = 'select uuidv7() as uuid';

const putAside = `
  update occurrences o set status = 'held', reason = v.reason, run_uuid = $3
  from jsonb_to_recordset($2) v (uuid uuid, reason text) where o.tenant_id = $1 and o.uuid = v.uuid`;

/** The result of a chunk, before and after its ledger entry is written. */
export interface Tried extends RanSome {
  readonly entry: Entry;
  readonly done: readonly string[];
  /** The invoices newly on hold, or held for a new reason. */
  readonly news: readonly Refused[];
}

/**
 * Issues a chunk of a company's due invoices, in the order of dates, and puts those that cannot be issued on hold:
 * atomically, with the ledger entry. The entry does not count invoices that stay on hold for the same reason. Undefined
 * if nothing is due.
 */
export async function runSome(db: Db, scope: Scope, running: Running): Promise<RanSome | undefined> {
  const tried = await trySome(db, scope, running);
  return tried && recordAttempt(db, scope, running, tried);
}

/** The first part of `runSome`; `recordAttempt` does the remaining writes. */
export async function trySome(
  db: Db,
  scope: Scope,
  { run, after, most = atOnce, ...wanted }: Running,
): Promise<Tried | undefined> {
  const { keys, isLateConfirmed = keys !== undefined, dueIn } = wanted;
  const tenant = scope.tenant.id;
  const [, due, [made]] = await Promise.all([
    db.query(lockRun, [tenant]),
    takeDue(db, tenant, { until: untilOf(scope), most, keys, isLateConfirmed, run, after }),
    run === undefined ? db.query<{ uuid: string }>(newKey) : [{ uuid: run }],
  ]);
  const reached = due.at(-1);
  if (!reached || !made) return undefined;
  const [late, inTime] = isLateConfirmed ? [[], due] : partition(due, ({ is_late }) => is_late);
  const { done, refused } = await issueSome(db, scope, {
    keys: inTime.map(({ uuid }) => uuid),
    run: made.uuid,
    dueIn,
  });
  const aside = [...late.map(({ uuid }) => ({ uuid, reason: 'late' })), ...refused];
  const reasons = new Map(due.map(({ uuid, reason }) => [uuid, reason]));
  const news = aside.filter(({ uuid, reason }) => reasons.get(uuid) !== reason);
  return {
    entry: { uuid: made.uuid, isNew: run === undefined },
    run: done.length + news.length > 0 ? made.uuid : run,
    last: { isOfToday: reached.is_of_today, created: reached.created, uuid: reached.uuid },
    isWhole: reached.found < most,
    billed: done.length,
    held: aside.length,
    newlyHeld: news.length,
    sums: [],
    done,
    news,
  };
}

/** Writes invoices on hold and the ledger entry, in one packet, which may include the commit. */
export async function recordAttempt(
  db: Db,
  scope: Scope,
  { by, clock }: Pick<Running, 'by' | 'clock'>,
  tried: Tried,
): Promise<Tried> {
  const { entry, done, news } = tried;
  if (done.length + news.length === 0) return tried;
  const tenant = scope.tenant.id;
  const noted = { until: untilOf(scope), started: scope.now, at: clock.now(), done, held: news.length };
  const [sums] = await Promise.all([
    noteRun(db, tenant, entry, by, noted),
    news.length > 0 && db.query(putAside, [tenant, JSON.stringify(news), entry.uuid]),
  ]);
  return { ...tried, sums };
}

const untilOf = ({ now, tenant }: Scope): string => today(now, tenant.timeZone);

const partition = <T>(all: readonly T[], holds: (one: T) => boolean): [T[], T[]] => [
  all.filter(holds),
  all.filter((one) => !holds(one)),
];
