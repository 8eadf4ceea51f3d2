import type { Secrets } from './port.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Sealing } from '../../../base/sealing.ts';

const selectSecrets = `
  select name, secret from account_fields where tenant_id = $1 and account_uuid = $2 and secret is not null`;

/** Reads the secrets of an account, by the names of its type's fields. Throws if one was sealed with another key. */
export async function readSecrets(db: Db, sealing: Sealing, tenant: string, account: string): Promise<Secrets> {
  const rows = await db.query<{ name: string; secret: string }>(selectSecrets, [tenant, account]);
  return Object.fromEntries(
    rows.map(({ name, secret }) => [name, sealing.open(secret, `${tenant} account_fields.secret`)]),
  );
}
