import { DatabaseError } from 'pg';
import { today } from '../../../domain/dates/today.ts';
import { inSavepoint } from '../../db/savepoint.ts';
import type { Db } from '../../db/transaction.ts';
import { perform } from '../../resources/perform.ts';
import type { Scope } from '../../scope.ts';
import { isLate } from './dueUntil.ts';
import { keepsItsDay } from './emission.ts';
import { beginRun, noteRun, type RunBy, type RunSum } from './ledger.ts';
import { isStale, renewTerms, type StaleTerms } from './renewTerms.ts';

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

/** The place in the order of the dates that a run has come to: what is dated today comes behind what keeps its day. */
export interface Place {
  readonly isOfToday: boolean;
  readonly created: string;
  readonly uuid: string;
}

/** Before the first of all. */
export const beginning: Place = {
  isOfToday: false,
  created: '0001-01-01',
  uuid: '00000000-0000-0000-0000-000000000000',
};

/** What became of some. */
export interface RanSome {
  /** The run's entry in the ledger; none where nothing is to be said there. */
  readonly run: string | undefined;
  readonly last: Place;
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

interface Due {
  readonly uuid: string;
  readonly created: string;
  readonly reason: string | null;
  readonly is_late: boolean;
}

// Two concurrent runs could number a later date before an earlier one.
const lockRun = `select pg_advisory_xact_lock(hashtextextended('recurring run ' || $1::text, 0))`;

const isDue = "o.status in ('future', 'held') and o.created <= $2";

// Locked by their keys, as whoever amends a contract locks them. What was put aside is tried again, once in a run, but for what
// waits for somebody to look at it. A company may be suspended while its run is under way.
const takeDue = `
  with due as materialized (
    select o.uuid, ${isLate} as is_late
    from occurrences o join companies h on h.tenant_id = o.tenant_id
    join tenants t on t.id = o.tenant_id and t.suspended_at is null
    where o.tenant_id = $1 and ${isDue} and (o.created, o.uuid) > ($3, $4::uuid)
      and ($6::uuid[] is null or o.uuid = any($6))
      and ($7 or o.reason is distinct from 'late' or not ${isLate})
      and ${keepsItsDay} <> $8
      and ($9::uuid is null or o.status = 'future' or o.run_uuid is distinct from $9)
    order by o.created, o.uuid limit $5),
  locked as materialized (
    select o.uuid, o.created, o.reason, due.is_late from due join occurrences o on o.tenant_id = $1 and o.uuid = due.uuid
    where ${isDue} order by o.uuid for update of o)
  select * from locked order by created, uuid`;

const selectStale = `
  select m.uuid, c.currency from contract_terms m
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid
  where m.tenant_id = $1 and ${isStale} and m.uuid in (
    select o.terms_uuid from occurrences o where o.tenant_id = $1 and o.uuid = any($2::uuid[]))
  order by m.uuid for update of m`;

// Before anything of them is written, and in their order, so that no two runs wait for each other.
const lockContracts = `
  select from contracts c where c.tenant_id = $1 and c.uuid in (
    select o.contract_uuid from occurrences o where o.tenant_id = $1 and o.uuid = any($2::uuid[]))
  order by c.uuid for no key update`;

const putAside = `
  update occurrences o set status = 'held', reason = v.reason, run_uuid = $3
  from jsonb_to_recordset($2) v (uuid uuid, reason text) where o.tenant_id = $1 and o.uuid = v.uuid`;

const nameRun = 'update occurrences set run_uuid = $3 where tenant_id = $1 and uuid = any($2::uuid[])';

/**
 * Issues some of what is due to a company, in the order of the dates, and puts aside what cannot be issued: all of it, with
 * its entry in the ledger, or nothing. What stays aside for the reason it had is no news to the ledger. Undefined where
 * nothing is due any more.
 */
export async function runSome(
  db: Db,
  scope: Scope,
  { by, run, after, clock, most = atOnce, ...wanted }: Running,
): Promise<RanSome | undefined> {
  const { keys, isLateConfirmed = keys !== undefined, dueIn } = wanted;
  const tenant = scope.tenant.id;
  const until = today(scope.now, scope.tenant.timeZone);
  const takeAfter = ({ created, uuid, isOfToday }: Place) =>
    db.query<Due>(takeDue, [tenant, until, created, uuid, most, keys ?? null, isLateConfirmed, isOfToday, run ?? null]);
  const [, found] = await Promise.all([db.query(lockRun, [tenant]), takeAfter(after)]);
  const isOfToday = after.isOfToday || found.length === 0;
  const due = isOfToday && !after.isOfToday ? await takeAfter({ ...beginning, isOfToday }) : found;
  const reached = due.at(-1);
  if (!reached) return undefined;
  const last = { isOfToday, created: reached.created, uuid: reached.uuid };
  const [late, inTime] = isLateConfirmed ? [[], due] : partition(due, ({ is_late }) => is_late);
  const { done, refused } = await issueSome(db, scope, {
    keys: inTime.map(({ uuid }) => uuid),
    dueIn,
  });
  const aside = [...late.map(({ uuid }) => ({ uuid, reason: 'late' })), ...refused];
  const reasons = new Map(due.map(({ uuid, reason }) => [uuid, reason]));
  const news = aside.filter(({ uuid, reason }) => reasons.get(uuid) !== reason);
  const ran = { last, billed: done.length, held: aside.length, newlyHeld: news.length };
  if (done.length + news.length === 0) return { ...ran, run, sums: [] };
  const entry = run ?? (await beginRun(db, tenant, by, { until, started: scope.now }));
  const [sums] = await Promise.all([
    noteRun(db, tenant, entry, { done, held: news.length, at: clock.now() }),
    db.query(putAside, [tenant, JSON.stringify(news), entry]),
    db.query(nameRun, [tenant, done, entry]),
  ]);
  return { ...ran, run: entry, sums };
}

interface Issuing {
  readonly keys: readonly string[];
  readonly dueIn: number | undefined;
}

interface Issued {
  readonly done: readonly string[];
  readonly refused: readonly { readonly uuid: string; readonly reason: string }[];
}

/**
 * Issues what can be. Where the database itself refuses some, they are looked for by halves, which keep their order; it is
 * they alone that have failed then.
 */
async function issueSome(db: Db, scope: Scope, { keys, dueIn }: Issuing): Promise<Issued> {
  try {
    return await inSavepoint(db, () => issue(db, scope, { keys, dueIn }));
  } catch (error) {
    if (!isOfContent(error)) throw error;
    if (keys.length === 1) return { done: [], refused: keys.map((uuid) => ({ uuid, reason: 'failed' })) };
    const half = Math.ceil(keys.length / 2);
    const first = await issueSome(db, scope, { keys: keys.slice(0, half), dueIn });
    const second = await issueSome(db, scope, { keys: keys.slice(half), dueIn });
    return { done: [...first.done, ...second.done], refused: [...first.refused, ...second.refused] };
  }
}

/** Issues what can be, under the terms of today. */
async function issue(db: Db, scope: Scope, { keys, dueIn }: Issuing): Promise<Issued> {
  const tenant = scope.tenant.id;
  const [, stale] = await Promise.all([
    db.query(lockContracts, [tenant, keys]),
    db.query<StaleTerms>(selectStale, [tenant, keys]),
  ]);
  await renewTerms(db, tenant, stale);
  const { done, refused } = await perform(db, scope, 'invoices.issue', keys, { due_in_days: dueIn });
  return { done, refused: refused.map(({ key, error }) => ({ uuid: key, reason: error.code })) };
}

/** Whether the database refused what was to be written, as it would again: a value, or a rule of a table (SQLSTATE 22, 23). */
const isOfContent = (error: unknown): boolean => error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');

const partition = <T>(all: readonly T[], holds: (one: T) => boolean): [T[], T[]] => [
  all.filter(holds),
  all.filter((one) => !holds(one)),
];
