import { DatabaseError } from 'pg';
import type { Pool } from '../../db/pool.ts';
import { inTenant } from '../../db/transaction.ts';
import type { Scope } from '../../scope.ts';
import type { RunBy } from './ledger.ts';
import { countRun } from './ranSoFar.ts';
import { atOnce, beginning, runSome, type RanSome, type Running } from './runSome.ts';

/** Who runs, and until when. */
interface RunningBy extends RunBy {
  /** What the history calls whoever does it. */
  readonly actor: string;
  readonly signal?: AbortSignal;
}

/** What a run did. */
export interface Ran {
  /** Its key in the ledger; none where there was nothing to say. */
  readonly uuid: string | undefined;
  readonly billed: number;
  /** How many it put aside that were not so before, or for another reason. */
  readonly held: number;
}

/** What became of some, where the database did not refuse them all. */
type Tried = RanSome | undefined | 'refused';

/**
 * Issues all that is due to a company by its calendar, in the order of the dates, each with its own; whatever cannot be issued
 * is put aside with its reason and keeps none of the others, nor does what the database itself refuses. Any number may run at once. Each chunk is done whole, with its
 * entry in the ledger, or not at all.
 */
export async function runDue(
  pool: Pool,
  scope: Scope,
  by: RunningBy,
  clock: { now(): Date } = { now: () => scope.now },
): Promise<Ran> {
  let after = beginning;
  let ran: Ran = { uuid: undefined, billed: 0, held: 0 };
  let oneByOne = 0;
  const someOf = (how: Pick<Running, 'most' | 'isGivenUp'>) =>
    inTenant(pool, { tenant: scope.tenant.id, actor: by.actor }, (db) =>
      runSome(db, scope, { by, run: ran.uuid, after, clock, ...how }),
    );
  for (;;) {
    by.signal?.throwIfAborted();
    const isAlone = oneByOne > 0;
    const some = await someOf({ most: isAlone ? 1 : atOnce }).catch<Tried>((error: unknown) => {
      if (!isOfContent(error)) throw error;
      return isAlone ? someOf({ most: 1, isGivenUp: true }) : 'refused';
    });
    // Whichever of them it is that the database refuses keeps none of the others.
    if (some === 'refused') {
      oneByOne = atOnce;
      continue;
    }
    if (isAlone) oneByOne -= 1;
    if (!some) return ran;
    countRun(some);
    ran = { uuid: some.run, billed: ran.billed + some.billed, held: ran.held + some.newlyHeld };
    after = some.last;
  }
}

/** Whether the database refused what was to be written, as it would again: a value, or a rule of a table (SQLSTATE 22, 23). */
const isOfContent = (error: unknown): boolean => error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');
