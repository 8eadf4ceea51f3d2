import { newToken, tokenHash } from '../../../identity/links/tokens.ts';
import type { Db } from '../../../database/transaction.ts';

/** A recognizable prefix for secret scanners. */
const prefix = 'umsec_';

const insert = `insert into client_secrets (client_uuid, hash, hint) values ($1, $2, $3)`;

/** Creates a secret for a client, of 256 random bits by default, and returns it; only its hash is stored. */
export async function addSecret(db: Db, client: string, secret = prefix + newToken()): Promise<string> {
  await db.query(insert, [client, tokenHash(secret), secret.slice(-4)]);
  return secret;
}
