import type { Guess, Guessing } from '../../auth/guessing.ts';
import { verifyPassword } from '../../auth/passwords.ts';
import type { Pool } from '../../db/pool.ts';
import { readInAuth } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';

const find = 'select password_hash from users where uuid = $1 and active';

/** The hash of somebody's password, verified by the one they entered. Throws `validation` at `current_password`. */
export async function requirePassword(pool: Pool, user: string, entered: string): Promise<string> {
  const [row] = await readInAuth(pool, (db) => db.query<{ password_hash: string | null }>(find, [user]));
  const hash = row?.password_hash;
  if (!(await verifyPassword(entered, hash)) || !hash)
    throw new ApiError('validation', { errors: [{ path: 'current_password', key: 'validation.passwordWrong' }] });
  return hash;
}

/** The same in its turn among the guesses at passwords. Throws `too_many_requests` and `busy` too. */
export async function guessPassword(
  { pool, guessing, guess }: { pool: Pool; guessing: Guessing; guess: () => Promise<Guess> },
  user: string,
  entered: string,
): Promise<void> {
  await guessing.try(await guess(), () => requirePassword(pool, user, entered));
}
