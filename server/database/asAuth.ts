import type { Db } from './queries/db.ts';

/**
 * Runs a part of an operator's transaction with the sign-in role: for an account that must be created together with its
 * record. A failure rolls back the whole transaction.
 */
export async function asAuth<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const [before] = await db.query<CurrentRole>(enter);
  if (!before) throw new Error('A statement without tables answers one row');
  const answer = await work(db);
  await db.query(leave, [before.role, before.tenant]);
  return answer;
}

interface CurrentRole {
  readonly role: string;
  readonly tenant: string;
}

const enter = `
  select current_setting('role') as role, coalesce(current_setting('app.tenant', true), '') as tenant,
    set_config('role', 'ultramar_auth', true), set_config('app.tenant', '', true)`;

const leave = `select set_config('role', $1, true), set_config('app.tenant', $2, true)`;
