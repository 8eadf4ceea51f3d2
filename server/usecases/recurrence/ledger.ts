import { decimalsOf } from '../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../domain/money/sum.ts';
import type { Db } from '../../db/transaction.ts';

/** Who runs, and why. */
export interface RunBy {
  /** The tick of a worker, or somebody of the company. */
  readonly cause: 'tick' | 'request';
  /** The process that does it. */
  readonly worker: string;
}

/** What a run adds up to in a currency. */
export interface RunSum {
  readonly currency: string;
  readonly amount: string;
}

const insertRun = `
  insert into runs (tenant_id, until, cause, worker, started_at) values ($1, $2, $3, $4, $5) returning uuid`;

const selectSums = `
  select currency, sum(total)::text as amount from invoices where tenant_id = $1 and uuid = any($2::uuid[])
  group by currency order by currency`;

const updateRun = `
  update runs set finished_at = $3, billed = billed + $4, held = held + $5 where tenant_id = $1 and uuid = $2`;

const addSums = `
  insert into run_sums (tenant_id, run_uuid, position, currency, amount)
  select $1, $2, (select count(*) from run_sums where tenant_id = $1 and run_uuid = $2) + v.place, v.currency, v.amount
  from rows from (jsonb_to_recordset($3) as (currency text, amount numeric)) with ordinality v (currency, amount, place)
  on conflict (tenant_id, run_uuid, currency) do update set amount = run_sums.amount + excluded.amount`;

/** Opens an entry in the ledger; answers its key. */
export async function beginRun(
  db: Db,
  tenant: string,
  { cause, worker }: RunBy,
  { until, started }: { readonly until: string; readonly started: Date },
): Promise<string> {
  const [row] = await db.query<{ uuid: string }>(insertRun, [tenant, until, cause, worker, started.toISOString()]);
  if (!row) throw new Error('The run was not written');
  return row.uuid;
}

/** Adds to an entry what was issued and how many were put aside; answers what was issued, by currency. */
export async function noteRun(
  db: Db,
  tenant: string,
  run: string,
  { done, held, at }: { readonly done: readonly string[]; readonly held: number; readonly at: Date },
): Promise<RunSum[]> {
  const found = await db.query<RunSum>(selectSums, [tenant, done]);
  const sums = found.map(({ currency, amount }) => ({ currency, amount: sumAmounts([amount], decimalsOf(currency)) }));
  await Promise.all([
    db.query(addSums, [tenant, run, JSON.stringify(sums)]),
    db.query(updateRun, [tenant, run, at.toISOString(), done.length, held]),
  ]);
  return sums;
}
