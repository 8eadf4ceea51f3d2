import { newToken, tokenHash } from '../../../identity/links/tokens.ts';
import type { Db } from '../../../database/transaction.ts';

/** A recognizable prefix for secret scanners. */
const prefix = 'umsec_';

const insert = `insert into client_secrets (client_uuid, hash, hint) values ($1, $2, $3)`;

/** Creates a secret of 256 random bits for a client and returns it; only its hash is stored. */
export async function addSecret(db: Db, client: string): Promise<string> {
  const secret = prefix + newToken();
  await db.query(insert, [client, tokenHash(secret), secret.slice(-4)]);
  return secret;
}
