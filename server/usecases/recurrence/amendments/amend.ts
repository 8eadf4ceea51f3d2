import type { Amendment } from '../../../../schemas/parts/amendment.ts';
import type { Db } from '../../../db/transaction.ts';
import { requireNone } from '../../../errors.ts';
import type { Scope } from '../../../scope.ts';
import { requireLinesLeft } from './linesHeld.ts';
import { planAmendment, type Amending, type Plan } from './plan.ts';
import { writeAmendment } from './write.ts';

/** What an amendment will do. Throws like `planAmendment`, and where it changes nothing. */
export async function planChange(db: Db, scope: Scope, amending: Amending): Promise<Plan> {
  const plan = await planAmendment(db, scope, amending);
  requireNone(plan.idle);
  return plan;
}

/**
 * Amends contracts, one after the other: the one way in which what is agreed on changes while it runs. Answers the writes it
 * has begun last. Throws `validation` at the fields of the amendment, also where it changes nothing.
 */
export async function amendEach(db: Db, scope: Scope, all: readonly Amending[]): Promise<readonly Promise<unknown>[]> {
  const begun: Promise<unknown>[] = [];
  for (const amending of all) begun.push(...(await write(db, scope, await planChange(db, scope, amending))));
  return begun;
}

/** The same for values that are chosen: choosing again what is chosen already is no amendment. */
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
  return writeAmendment(db, scope.tenant.id, plan);
}

const isConfirmed = (amendment: Amendment, path: string): boolean =>
  new Map(Object.entries(amendment)).get(path) === true;
