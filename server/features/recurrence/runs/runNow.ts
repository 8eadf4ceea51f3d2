import { today } from '../../../../domain/dates/today.ts';
import { countLimit } from '../../../../domain/lists/countLimit.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { RunSum } from './ledger.ts';
import { atOnce, runSome, type RanSome, type Running, type Wanted } from './runBatch.ts';
import { beginning } from './takeDue.ts';

/** The result of a run within a user's request. */
export interface RanNow {
  readonly uuid: string | undefined;
  readonly billed: number;
  /** The number of processed invoices on hold, and how many of them are newly so. */
  readonly held: number;
  readonly newlyHeld: number;
  readonly sums: readonly RunSum[];
  /** The number of due invoices left for the worker, up to the limit of counts. */
  readonly remaining: number;
}

/** The maximum number of chunks: invoices that go on hold are cheap, so a request may pass several chunks of them. */
const mostTries = 4;

const countRemaining = `
  select count(*) as n from (
    select from occurrences where tenant_id = $1 and status = 'future' and created <= $2 limit ${countLimit + 1}) due`;

/** Issues due invoices of a company in the transaction of a user's request, as many as a request has time for. */
export async function runNow(
  db: Db,
  scope: Scope,
  { worker, clock }: Pick<Running, 'clock'> & { readonly worker: string },
  wanted: Wanted,
): Promise<RanNow> {
  const running = { ...wanted, by: { cause: 'request', worker } as const, clock };
  const parts: RanSome[] = [];
  const total = (of: 'billed' | 'held' | 'newlyHeld') => parts.reduce((sum, part) => sum + part[of], 0);
  while (parts.length < mostTries && total('billed') < atOnce) {
    const before = parts.at(-1);
    const most = atOnce - total('billed');
    const part = await runSome(db, scope, { ...running, most, run: before?.run, after: before?.last ?? beginning });
    if (!part) break;
    parts.push(part);
    if (part.isWhole) break;
  }
  const until = today(scope.now, scope.tenant.timeZone);
  const [counted] = await db.query<{ n: number }>(countRemaining, [scope.tenant.id, until]);
  return {
    uuid: parts.at(-1)?.run,
    billed: total('billed'),
    held: total('held'),
    newlyHeld: total('newlyHeld'),
    sums: addUp(parts.flatMap(({ sums }) => sums)),
    remaining: counted?.n ?? 0,
  };
}

const addUp = (sums: readonly RunSum[]): RunSum[] =>
  [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, all]) => ({
    currency,
    amount: sumAmounts(
      all.map(({ amount }) => amount),
      decimalsOf(currency),
    ),
  }));
