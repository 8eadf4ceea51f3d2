import type { Pool } from '../../database/pool/pool.ts';
import { readInAuth } from '../../database/transaction.ts';
import { normalEmail } from '../accountName.ts';

const statement = 'select password_changed_at from users where lower(email) = $1';

/** Returns when an account's password last changed; the epoch if never. */
export async function passwordChangedAt(pool: Pool, email: string): Promise<Date> {
  const [user] = await readInAuth(pool, (db) =>
    db.query<{ password_changed_at: string | null }>(statement, [normalEmail(email)]),
  );
  return new Date(user?.password_changed_at ?? 0);
}
