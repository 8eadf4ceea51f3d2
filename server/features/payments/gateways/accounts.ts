import type { GatewayName } from '../../../../schemas/parts/payments/gatewayEvent.ts';
import { readInTenant } from '../../../database/transaction.ts';
import type { Lender } from '../../../database/pool/pool.ts';
import type { Secrets } from './port.ts';
import type { Sealing } from '../../../base/sealing.ts';
import { readSecrets } from './secrets.ts';

/** An account that a gateway settles. */
export interface GatewayAccount {
  readonly gateway: GatewayName;
  readonly timeZone: string;
  readonly secrets: Secrets;
}

const select = `
  select y.gateway, t.time_zone from accounts a
  join account_types y on y.uuid = a.account_type_uuid
  join tenants t on t.id = a.tenant_id
  where a.tenant_id = $1 and a.uuid = $2 and y.gateway is not null and t.suspended_at is null`;

/** Reads an account with its secrets; undefined for an unknown one, or one without gateway. */
export const findGatewayAccount = (
  pool: Lender,
  tenant: string,
  account: string,
  sealing: Sealing,
): Promise<GatewayAccount | undefined> =>
  readInTenant(pool, tenant, async (db) => {
    const [found] = await db.query<{ gateway: GatewayName; time_zone: string }>(select, [tenant, account]);
    if (!found) return undefined;
    const { gateway, time_zone: timeZone } = found;
    return { gateway, timeZone, secrets: await readSecrets(db, sealing, tenant, account, gateway) };
  });
