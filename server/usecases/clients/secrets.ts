import { newToken, tokenHash } from '../../auth/tokens.ts';
import type { Db } from '../../db/transaction.ts';

/** By how a secret begins, those who look for secrets where none should be know whose it is. */
const prefix = 'umsec_';

const insert = `insert into client_secrets (client_uuid, hash, hint) values ($1, $2, $3)`;

/** Gives a client a new secret of 256 random bits, and tells it: it is kept nowhere. */
export async function addSecret(db: Db, client: string): Promise<string> {
  const secret = prefix + newToken();
  await db.query(insert, [client, tokenHash(secret), secret.slice(-4)]);
  return secret;
}
