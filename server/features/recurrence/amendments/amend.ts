import type { Amendment } from '../../../../schemas/parts/recurrence/amendment.ts';
import type { Db } from '../../../database/transaction.ts';
import { requireNone } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { requireLinesLeft } from './lineLimit.ts';
import { planAmendment, type Amending, type Plan } from './plan.ts';
import { writeAmendment } from './write.ts';
import { writeCorrections } from './effective/writeCorrections.ts';

/** Returns the plan of an amendment. Throws like `planAmendment`, and if it changes nothing. */
export async function planChange(db: Db, scope: Scope, amending: Amending): Promise<Plan> {
  const plan = await planAmendment(db, scope, amending);
  requireNone(plan.idle);
  return plan;
}

/**
 * Amends contracts in sequence. All changes to a running contract go through this function or `chooseEach`. Returns the
 * pending writes. Throws `validation` at the fields of the amendment, also if it changes nothing.
 */
export async function amendEach(db: Db, scope: Scope, all: readonly Amending[]): Promise<readonly Promise<unknown>[]> {
  const begun: Promise<unknown>[] = [];
  for (const amending of all) begun.push(...(await write(db, scope, await planChange(db, scope, amending))));
  return begun;
}

/** Like `amendEach`, but skips amendments that change nothing. */
export async function chooseEach(db: Db, scope: Scope, all: readonly Amending[]): Promise<readonly Promise<unknown>[]> {
  const begun: Promise<unknown>[] = [];
  for (const amending of all) {
    const plan = await planAmendment(db, scope, amending);
    if (plan.idle.length === 0) begun.push(...(await write(db, scope, plan)));
  }
  return begun;
}

async function write(db: Db, scope: Scope, plan: Plan): Promise<Promise<unknown>[]> {
  const unconfirmed = plan.confirmations.filter(({ path }) => !isConfirmed(plan.amendment, path));
  requireNone([...plan.choices, ...unconfirmed]);
  await requireLinesLeft(db, scope, plan.lines.written);
  await writeCorrections(db, scope, plan);
  return writeAmendment(db, scope.tenant.id, plan);
}

const isConfirmed = (amendment: Amendment, path: string): boolean =>
  new Map(Object.entries(amendment)).get(path) === true;
