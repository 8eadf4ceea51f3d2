import type { Guess, Guessing } from '../../auth/guessing.ts';
import { passwordIssues } from '../../auth/passwordRules.ts';
import { hashPassword, verifyPassword } from '../../auth/passwords.ts';
import type { Pool } from '../../db/pool.ts';
import { readInAuth } from '../../db/transaction.ts';
import { ApiError, requireNone } from '../../errors.ts';

/** The hash of a new password, and that of the current one it was verified by. */
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
 * Verifies somebody's current password and hashes the new one, in one turn of the password checks; nothing where no
 * new one is given. Throws `validation` for a wrong current one or a new one that is guessed easily.
 */
export async function newPasswordHash(
  { pool, guessing, guess }: { pool: Pool; guessing: Guessing; guess: () => Promise<Guess> },
  { uuid, name, email, current_password: current, password }: Owner,
): Promise<NewPassword | undefined> {
  if (password === undefined || current === undefined) return undefined;
  requireNone(await passwordIssues(password, { name, email }));
  return guessing.try(await guess(), async () => {
    const [user] = await readInAuth(pool, (db) =>
      db.query<{ password_hash: string | null }>('select password_hash from users where uuid = $1 and active', [uuid]),
    );
    const before = user?.password_hash;
    if (!(await verifyPassword(current, before)) || !before)
      throw new ApiError('validation', { errors: [{ path: 'current_password', key: 'validation.passwordWrong' }] });
    return { before, hash: await hashPassword(password) };
  });
}
