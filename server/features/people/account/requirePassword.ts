import type { Guess, Guessing } from '../../../identity/guesses/guessLimits.ts';
import { verifyPassword } from '../../../identity/passwords/passwords.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { readInAuth } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';

const find = 'select password_hash from users where uuid = $1 and active';

/** Verifies a user's password and returns its hash. Throws `validation` at `current_password`. */
export async function requirePassword(pool: Pool, user: string, entered: string): Promise<string> {
  const [row] = await readInAuth(pool, (db) => db.query<{ password_hash: string | null }>(find, [user]));
  const hash = row?.password_hash;
  if (!(await verifyPassword(entered, hash)) || !hash)
    throw new ApiError('validation', { errors: [{ path: 'current_password', key: 'validation.passwordWrong' }] });
  return hash;
}

/** The same as a counted guess. Throws `too_many_requests` and `busy` too. */
export async function guessPassword(
  { pool, guessing, guess }: { pool: Pool; guessing: Guessing; guess: () => Promise<Guess> },
  user: string,
  entered: string,
): Promise<void> {
  await guessing.try(await guess(), () => requirePassword(pool, user, entered));
}
