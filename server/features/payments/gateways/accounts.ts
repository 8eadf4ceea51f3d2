import type { KeyMode } from '../../../../schemas/parts/payments/connection.ts';
import { readInTenant } from '../../../database/transaction.ts';
import type { Lender } from '../../../database/pool/pool.ts';
import type { Sealing } from '../../../base/sealing.ts';
import { readKeys, type Keys } from './secrets.ts';

/** An account that a gateway settles, or has settled until lately. */
export interface GatewayAccount {
  readonly timeZone: string;
  readonly mode: KeyMode | undefined;
  /** What it has entered, now and before. */
  readonly keys: readonly Keys[];
}

interface Row {
  readonly time_zone: string;
  readonly key_mode: KeyMode | null;
}

const select = `
  select t.time_zone, a.key_mode from accounts a join tenants t on t.id = a.tenant_id
  where a.tenant_id = $1 and a.uuid = $2 and t.suspended_at is null`;

/** Reads an account with its keys; undefined for an unknown one. */
export const findGatewayAccount = (
  pool: Lender,
  sealing: Sealing,
  of: { readonly tenant: string; readonly account: string; readonly now: Date },
): Promise<GatewayAccount | undefined> =>
  readInTenant(pool, of.tenant, async (db) => {
    const [found] = await db.query<Row>(select, [of.tenant, of.account]);
    if (!found) return undefined;
    return { timeZone: found.time_zone, mode: found.key_mode ?? undefined, keys: await readKeys(db, sealing, of) };
  });
