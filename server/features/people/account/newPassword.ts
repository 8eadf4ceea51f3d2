import type { Guess, Guessing } from '../../../identity/guesses/guessLimits.ts';
import { passwordIssues } from '../../../identity/passwords/passwordRules.ts';
import { realmPasswordIssues } from '../../../identity/realms/realmRules.ts';
import { hashPassword } from '../../../identity/passwords/passwords.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { readInAuth } from '../../../database/transaction.ts';
import { requireNone } from '../../../base/errors.ts';
import { requirePassword } from './requirePassword.ts';

/** The hash of a new password, and that of the verified current one. */
export interface NewPassword {
  readonly hash: string;
  readonly before: string;
}

interface Owner {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly current_password?: string;
  readonly password?: string;
}

/**
 * Verifies the current password and hashes the new one, in one turn of the password checks; undefined without a new
 * one. Throws `validation` for a wrong current or weak new password.
 */
export async function newPasswordHash(
  { pool, guessing, guess }: { pool: Pool; guessing: Guessing; guess: () => Promise<Guess> },
  { uuid, name, email, current_password: current, password }: Owner,
): Promise<NewPassword | undefined> {
  if (password === undefined || current === undefined) return undefined;
  const [common, short] = await Promise.all([
    passwordIssues(password, { name, email }),
    readInAuth(pool, (db) => realmPasswordIssues(db, { user: uuid }, password)),
  ]);
  requireNone([...short, ...common].slice(0, 1));
  return guessing.try(await guess(), async () => {
    const before = await requirePassword(pool, uuid, current);
    return { before, hash: await hashPassword(password) };
  });
}
