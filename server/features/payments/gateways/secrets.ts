import { gatewayNames, type GatewayName } from '../../../../schemas/parts/payments/gatewayEvent.ts';
import type { Secrets } from './port.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Sealing } from '../../../base/sealing.ts';

/** What an account has entered for a gateway, now or before. */
export interface Keys {
  readonly gateway: GatewayName;
  readonly secrets: Secrets;
  readonly isCurrent: boolean;
}

const selectKeys = `
  select key, value, secret, null as replaced from account_fields
  where tenant_id = $1 and account_uuid = $2 and key is not null and coalesce(value, secret) is not null
  union all
  select key, null, secret, to_char(replaced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') from former_secrets
  where tenant_id = $1 and account_uuid = $2 and kept_until > $3
  order by replaced desc nulls first`;

interface Stored {
  readonly key: string;
  readonly value: string | null;
  readonly secret: string | null;
  /** When it was replaced; null for what is entered now. */
  readonly replaced: string | null;
}

/**
 * Reads what an account has entered for its gateways, by the keys of the fields: now, and before each change of the last
 * days, the latest first. Throws if it was sealed with another key.
 */
export async function readKeys(
  db: Db,
  sealing: Sealing,
  { tenant, account, now }: { readonly tenant: string; readonly account: string; readonly now: Date },
): Promise<Keys[]> {
  const rows = await db.query<Stored>(selectKeys, [tenant, account, now.toISOString()]);
  const textOf = ({ value, secret }: Stored): string =>
    secret === null ? (value ?? '') : sealing.open(secret, `${tenant} account_fields.secret`);
  const found = gatewayNames.flatMap((gateway) => {
    const own = rows.filter(({ key }) => key.startsWith(`${gateway}.`));
    let secrets: Secrets = {};
    // What was entered before a change is what was replaced, and the rest as after it.
    return [...Map.groupBy(own, ({ replaced }) => replaced)].map(([replaced, changed]) => {
      const entries = changed.map((row) => [row.key.slice(gateway.length + 1), textOf(row)]);
      secrets = { ...secrets, ...Object.fromEntries(entries) };
      return { gateway, secrets, isCurrent: replaced === null, replaced };
    });
  });
  const latest = (replaced: string | null) => replaced ?? '9';
  return found.toSorted((a, b) => (latest(a.replaced) < latest(b.replaced) ? 1 : -1));
}

/** Reads what an account has entered for a gateway now. */
export async function readSecrets(
  db: Db,
  sealing: Sealing,
  tenant: string,
  account: string,
  gateway: GatewayName,
): Promise<Secrets> {
  const keys = await readKeys(db, sealing, { tenant, account, now: new Date() });
  return keys.find((one) => one.gateway === gateway && one.isCurrent)?.secrets ?? {};
}
