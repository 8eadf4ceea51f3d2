import type { GatewayName } from '../../../../schemas/parts/payments/gatewayEvent.ts';
import type { Secrets } from './port.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Sealing } from '../../../base/sealing.ts';

const selectSecrets = `
  select split_part(key, '.', 2) as key, value, secret from account_fields
  where tenant_id = $1 and account_uuid = $2 and split_part(key, '.', 1) = $3 and coalesce(value, secret) is not null`;

interface Stored {
  readonly key: string;
  readonly value: string | null;
  readonly secret: string | null;
}

/** Reads what an account has entered for its gateway, by the keys of the fields. Throws if it was sealed with another key. */
export async function readSecrets(
  db: Db,
  sealing: Sealing,
  tenant: string,
  account: string,
  gateway: GatewayName,
): Promise<Secrets> {
  const rows = await db.query<Stored>(selectSecrets, [tenant, account, gateway]);
  return Object.fromEntries(
    rows.map(({ key, value, secret }) => [
      key,
      secret === null ? (value ?? '') : sealing.open(secret, `${tenant} account_fields.secret`),
    ]),
  );
}
