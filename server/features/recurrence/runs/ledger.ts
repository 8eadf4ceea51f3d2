import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { notify } from '../../company/index.ts';
import type { Db } from '../../../database/transaction.ts';

/** The cause and the process of a run. */
export interface RunBy {
  /** A worker's tick, or a user's request. */
  readonly cause: 'tick' | 'request';
  /** The process that runs. */
  readonly worker: string;
}

/** The sum of a run in a currency. */
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

/** The ledger entry of a new or continued run. */
export interface Entry {
  readonly uuid: string;
  readonly isNew: boolean;
}

/** A chunk's addition to the entry. */
interface Noted {
  readonly until: string;
  readonly started: Date;
  /** When it ended. */
  readonly at: Date;
  readonly done: readonly string[];
  /** The number of invoices put on hold. */
  readonly held: number;
}

/** Inserts or updates a ledger entry, in one packet. Returns the issued amounts by currency. */
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
    ...(done.length > 0 ? [notify(db, tenant, { event: 'run_finished', count: done.length, run: uuid })] : []),
    ...(held > 0 ? [notify(db, tenant, { event: 'on_hold', count: held, run: uuid })] : []),
  ]);
  return sums.map(({ currency, amount }) => ({ currency, amount: sumAmounts([amount], decimalsOf(currency)) }));
}
