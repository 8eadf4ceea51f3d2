import type { Pool } from '../../db/pool.ts';
import { inTenant } from '../../db/transaction.ts';
import type { Scope } from '../../scope.ts';
import type { RunBy } from './ledger.ts';
import { countRun } from './ranSoFar.ts';
import { noteTried, trySome } from './runSome.ts';
import { beginning } from './takeDue.ts';

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

/**
 * Issues all that is due to a company by its calendar, in the order of their dates; whatever cannot be
 * issued is put aside with its reason and keeps none of the others. Any number may run at once. Each chunk is done whole,
 * with its entry in the ledger, or not at all.
 */
export async function runDue(
  pool: Pool,
  scope: Scope,
  by: RunningBy,
  clock: { now(): Date } = { now: () => scope.now },
): Promise<Ran> {
  let after = beginning;
  let ran: Ran = { uuid: undefined, billed: 0, held: 0 };
  for (;;) {
    by.signal?.throwIfAborted();
    const running = { by, run: ran.uuid, after, clock };
    const some = await inTenant(
      pool,
      { tenant: scope.tenant.id, actor: by.actor },
      (db) => trySome(db, scope, running),
      async (db, tried) => tried && noteTried(db, scope, running, tried),
    );
    if (!some) return ran;
    countRun(some);
    ran = { uuid: some.run, billed: ran.billed + some.billed, held: ran.held + some.newlyHeld };
    if (some.isWhole) return ran;
    after = some.last;
  }
}
