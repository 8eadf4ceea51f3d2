import type { Amendment } from '../../../../schemas/parts/amendment.ts';
import type { Db } from '../../../db/transaction.ts';
import type { Scope } from '../../../scope.ts';
import { planAmendment } from './plan.ts';
import { writeAmendment } from './write.ts';

/** A contract, and what is to change of it. */
interface Amending {
  readonly contract: string;
  readonly amendment: Amendment;
}

/**
 * Amends contracts, one after the other: the one way in which what is agreed on changes while it runs. Answers the writes it
 * has begun last. Throws `validation` at the fields of the amendment.
 */
export async function amendEach(db: Db, scope: Scope, all: readonly Amending[]): Promise<readonly Promise<unknown>[]> {
  const begun: Promise<unknown>[] = [];
  for (const { contract, amendment } of all) {
    begun.push(...(await writeAmendment(db, scope.tenant.id, await planAmendment(db, scope, contract, amendment))));
  }
  return begun;
}
