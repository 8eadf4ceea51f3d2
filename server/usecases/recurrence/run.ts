import { today } from '../../../domain/dates/today.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../domain/money/sum.ts';
import type { Pool } from '../../db/pool.ts';
import { inTenant, type Db } from '../../db/transaction.ts';
import { perform, type Performed } from '../../resources/perform.ts';
import type { Scope } from '../../scope.ts';
import { isStale, renewTerms, type StaleTerms } from './renewTerms.ts';

/** Who runs, and why. */
export interface RunBy {
  /** The tick of a worker, or somebody of the company. */
  readonly cause: 'tick' | 'request';
  /** The process that does it. */
  readonly worker: string;
  /** What the history calls whoever does it. */
  readonly actor: string;
  readonly signal?: AbortSignal;
}

/** What a run did. */
export interface Ran {
  /** Its key in the ledger; none where there was nothing to do. */
  readonly uuid: string | undefined;
  readonly billed: number;
  readonly held: number;
}

/** How many are issued in one transaction: few enough to hold up nobody who wants a number meanwhile. */
const atOnce = 500;

interface Due {
  readonly uuid: string;
  readonly created: string;
}

// What another worker has taken is its own to do; what was put aside is tried again, once in a run.
const takeDue = `
  select o.uuid, o.created from occurrences o
  where o.tenant_id = $1 and o.status in ('future', 'held') and o.created <= $2 and (o.created, o.uuid) > ($3, $4::uuid)
  order by o.created, o.uuid limit $5 for update skip locked`;

const selectStale = `
  select m.uuid, c.currency from contract_terms m
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid
  where m.tenant_id = $1 and ${isStale} and m.uuid in (
    select o.terms_uuid from occurrences o where o.tenant_id = $1 and o.uuid = any($2::uuid[]))
  order by m.uuid for update of m`;

const putAside = `
  update occurrences o set status = 'held', reason = v.reason, run_uuid = $3
  from jsonb_to_recordset($2) v (uuid uuid, reason text) where o.tenant_id = $1 and o.uuid = v.uuid`;

const nameRun = 'update occurrences set run_uuid = $3 where tenant_id = $1 and uuid = any($2::uuid[])';

const selectSums = `
  select currency, sum(total)::text as sum from invoices where tenant_id = $1 and uuid = any($2::uuid[]) group by currency`;

const beginRun = `
  insert into runs (tenant_id, until, cause, worker, started_at) values ($1, $2, $3, $4, $5) returning uuid`;

const noteRun = `
  update runs set finished_at = $3, billed = billed + $4, held = held + $5,
    sums = sums || (select coalesce(jsonb_object_agg(v.currency, (coalesce((sums ->> v.currency)::numeric, 0) + v.sum)::text), '{}')
      from jsonb_to_recordset($6) v (currency text, sum numeric))
  where tenant_id = $1 and uuid = $2`;

/**
 * Issues all that is due to a company by its calendar, in the order of the dates, each with its own; whatever cannot be issued
 * is put aside with its reason and keeps none of the others. Any number may run at once. Each chunk is done whole, with its
 * entry in the ledger, or not at all.
 */
export async function runDue(
  pool: Pool,
  { tenant, now }: Scope,
  by: RunBy,
  clock: { now(): Date } = { now: () => now },
): Promise<Ran> {
  const until = today(now, tenant.timeZone);
  const started = now.toISOString();
  let after: Due = { created: '0001-01-01', uuid: '00000000-0000-0000-0000-000000000000' };
  let ran: Ran = { uuid: undefined, billed: 0, held: 0 };
  for (;;) {
    by.signal?.throwIfAborted();
    const chunk = await inTenant(pool, { tenant: tenant.id, actor: by.actor }, async (db) => {
      const due = await db.query<Due>(takeDue, [tenant.id, until, after.created, after.uuid, atOnce]);
      if (due.length === 0) return undefined;
      const run = ran.uuid ?? (await keyOf(db.query(beginRun, [tenant.id, until, by.cause, by.worker, started])));
      const outcome = await issue(db, { tenant, now }, run, due);
      await note(db, tenant.id, run, outcome, clock.now());
      return { last: due.at(-1), run, outcome };
    });
    if (!chunk) return ran;
    const { done, refused } = chunk.outcome;
    ran = { uuid: chunk.run, billed: ran.billed + done.length, held: ran.held + refused.length };
    after = chunk.last ?? after;
  }
}

/** Issues what can be of a chunk, under the terms of today, and puts the rest aside. */
async function issue(db: Db, scope: Scope, run: string, due: readonly Due[]): Promise<Performed> {
  const tenant = scope.tenant.id;
  const keys = due.map(({ uuid }) => uuid);
  await renewTerms(db, tenant, await db.query<StaleTerms>(selectStale, [tenant, keys]));
  const outcome = await perform(db, scope, 'invoices.issue', keys);
  const aside = outcome.refused.map(({ key, error }) => ({ uuid: key, reason: error.code }));
  await Promise.all([
    db.query(putAside, [tenant, JSON.stringify(aside), run]),
    db.query(nameRun, [tenant, outcome.done, run]),
  ]);
  return outcome;
}

/** Adds a chunk to the ledger's entry. */
async function note(db: Db, tenant: string, run: string, { done, refused }: Performed, at: Date): Promise<void> {
  const sums = await db.query<{ currency: string; sum: string }>(selectSums, [tenant, done]);
  const written = sums.map(({ currency, sum }) => ({ currency, sum: sumAmounts([sum], decimalsOf(currency)) }));
  await db.query(noteRun, [tenant, run, at.toISOString(), done.length, refused.length, JSON.stringify(written)]);
}

async function keyOf(answer: Promise<object[]>): Promise<string> {
  const [row] = (await answer) as { uuid: string }[];
  if (!row) throw new Error('The run was not written');
  return row.uuid;
}
