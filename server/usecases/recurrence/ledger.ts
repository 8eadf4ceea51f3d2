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
  insert into runs (tenant_id, uuid, until, cause, worker, started_at, finished_at, billed, held)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const updateRun = `
  update runs set finished_at = $3, billed = billed + $4, held = held + $5 where tenant_id = $1 and uuid = $2`;

const addSums = `
  with sums as materialized (
    select currency, sum(total) as amount, row_number() over (order by currency) as place
    from invoices where tenant_id = $1 and uuid = any($3::uuid[]) group by currency),
  added as (
    insert into run_sums (tenant_id, run_uuid, position, currency, amount)
    select $1, $2, (select count(*) from run_sums where tenant_id = $1 and run_uuid = $2) + place, currency, amount from sums
    on conflict (tenant_id, run_uuid, currency) do update set amount = run_sums.amount + excluded.amount)
  select currency, amount::text from sums order by place`;

/** An entry of the ledger, of a run that begins or goes on. */
export interface Entry {
  readonly uuid: string;
  readonly isNew: boolean;
}

/** What a run adds to its entry. */
interface Noted {
  readonly until: string;
  readonly started: Date;
  /** When it ended. */
  readonly at: Date;
  readonly done: readonly string[];
  /** How many it put aside. */
  readonly held: number;
}

/** Opens an entry where it is new, and adds to it; answers what was issued, by currency. Asks all at once. */
export async function noteRun(
  db: Db,
  tenant: string,
  { uuid, isNew }: Entry,
  { cause, worker }: RunBy,
  { until, started, at, done, held }: Noted,
): Promise<RunSum[]> {
  const counted = [at.toISOString(), done.length, held];
  const [sums] = await Promise.all([
    db.query<RunSum>(addSums, [tenant, uuid, done]),
    isNew
      ? db.query(insertRun, [tenant, uuid, until, cause, worker, started.toISOString(), ...counted])
      : db.query(updateRun, [tenant, uuid, ...counted]),
  ]);
  return sums.map(({ currency, amount }) => ({ currency, amount: sumAmounts([amount], decimalsOf(currency)) }));
}
