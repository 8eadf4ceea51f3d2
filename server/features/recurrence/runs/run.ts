import type { Pool } from '../../../database/pool/pool.ts';
import { inTenant } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { RunBy } from './ledger.ts';
import { countRun } from './runCounts.ts';
import { recordAttempt, trySome } from './runBatch.ts';
import { beginning } from './takeDue.ts';

/** The cause of a run, and its signal to stop. */
interface RunningBy extends RunBy {
  /** The actor in the history. */
  readonly actor: string;
  readonly signal?: AbortSignal;
}

/** The result of a run. */
export interface Ran {
  /** The key of its ledger entry; undefined if it issued and held nothing new. */
  readonly uuid: string | undefined;
  readonly billed: number;
  /** The number of invoices put on hold, or held for a new reason. */
  readonly held: number;
}

/**
 * Issues all due invoices of a company by its calendar, in the order of their dates. Invoices that cannot be issued go
 * on hold with the reason and do not block the others. Concurrent runs are safe. Each chunk is one transaction, with
 * its ledger entry.
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
      async (db, tried) => tried && recordAttempt(db, scope, running, tried),
    );
    if (!some) return ran;
    countRun(some);
    ran = { uuid: some.run, billed: ran.billed + some.billed, held: ran.held + some.newlyHeld };
    if (some.isWhole) return ran;
    after = some.last;
  }
}
