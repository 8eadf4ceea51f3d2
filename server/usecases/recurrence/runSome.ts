import { today } from '../../../domain/dates/today.ts';
import type { Db } from '../../db/transaction.ts';
import type { Scope } from '../../scope.ts';
import { issueSome, type Refused } from './issueSome.ts';
import { noteRun, type Entry, type RunBy, type RunSum } from './ledger.ts';
import { takeDue, type Place } from './takeDue.ts';

/** How many are issued in one transaction: few enough to hold up nobody who wants a number meanwhile. */
export const atOnce = 500;

/** What of all that is due is meant. */
export interface Wanted {
  /** These alone, where they are due; else all that is. */
  readonly keys?: readonly string[] | undefined;
  /** Whether somebody has looked at what is later than the company lets pass. */
  readonly isLateConfirmed?: boolean | undefined;
  /** How many days after their issue those fall due that would be issued past their due date. */
  readonly dueIn?: number | undefined;
}

/** What became of some. */
export interface RanSome {
  /** The run's entry in the ledger; none where nothing is to be said there. */
  readonly run: string | undefined;
  readonly last: Place;
  /** Whether nothing is due any more. */
  readonly isWhole: boolean;
  readonly billed: number;
  /** How many are put aside, and how many of them were not so before. */
  readonly held: number;
  readonly newlyHeld: number;
  readonly sums: readonly RunSum[];
}

/** A run that goes on: who does it, what it is to do, and how far it is. */
export interface Running extends Wanted {
  /** How many at most; as many as one transaction takes, unless said. */
  readonly most?: number;
  readonly by: RunBy;
  readonly run?: string | undefined;
  readonly after: Place;
  /** Tells when it ends. */
  readonly clock: { now(): Date };
}

// Two concurrent runs could number a later date before an earlier one.
const lockRun = `select pg_advisory_xact_lock(hashtextextended('recurring run ' || $1::text, 0))`;

const newKey = 'select uuidv7() as uuid';

const putAside = `
  update occurrences o set status = 'held', reason = v.reason, run_uuid = $3
  from jsonb_to_recordset($2) v (uuid uuid, reason text) where o.tenant_id = $1 and o.uuid = v.uuid`;

/** What became of some, before and after it is noted in the ledger. */
export interface Tried extends RanSome {
  readonly entry: Entry;
  readonly done: readonly string[];
  /** What was put aside now, or for another reason than before. */
  readonly news: readonly Refused[];
}

/**
 * Issues some of what is due to a company, in the order of the dates, and puts aside what cannot be issued: all of it, with
 * its entry in the ledger, or nothing. What stays aside for the reason it had is no news to the ledger. Undefined where
 * nothing is due any more.
 */
export async function runSome(db: Db, scope: Scope, running: Running): Promise<RanSome | undefined> {
  const tried = await trySome(db, scope, running);
  return tried && noteTried(db, scope, running, tried);
}

/** The first part of `runSome`: what it leaves to be written, `noteTried` writes. */
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

/** Writes what was put aside, and the entry of the ledger; asks all at once, so that it may leave with the commit. */
export async function noteTried(
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
