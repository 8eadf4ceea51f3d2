import type { ConnectionError, ConnectionState, KeyMode } from '../../../../schemas/parts/payments/connection.ts';
import type { GatewayName } from '../../../../schemas/parts/payments/gatewayEvent.ts';
import type { Db } from '../../../database/transaction.ts';
import { KeysRejected, type Gateway, type Secrets } from './port.ts';

/** What the gateway says about the keys of an account; without a state it has not answered. */
export interface Connection {
  readonly state?: 'verified' | 'failing';
  readonly error?: ConnectionError;
  /** The error in the words of the gateway. */
  readonly detail?: string;
  readonly mode?: KeyMode;
}

/** Asks a gateway whether it accepts these keys. Returns the rejection besides, which names the field to correct. */
export async function connect(
  gateway: Gateway,
  secrets: Secrets,
  signal: AbortSignal,
): Promise<Connection & { readonly rejection?: KeysRejected }> {
  const mode = gateway.mode(secrets);
  try {
    await gateway.verify(secrets, signal);
    return { state: 'verified', mode };
  } catch (error) {
    if (!(error instanceof KeysRejected)) return { error: 'unanswered', detail: detailOf(error, secrets), mode };
    return { state: 'failing', error: error.reason, detail: detailOf(error, secrets), mode, rejection: error };
  }
}

/** Characters of a message that are stored. */
const longest = 500;

/** Returns what went wrong in the words of a gateway, or of the network, without the secrets that it may repeat. */
export function detailOf(error: unknown, secrets: Secrets = {}): string {
  const own = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : own;
  const message = cause === own ? own : `${own}: ${cause}`;
  const hidden = Object.values(secrets).filter((secret) => secret.length > 3);
  return hidden.reduce((text, secret) => text.replaceAll(secret, '…'), message).slice(0, longest);
}

/** What is known of the connection of an account that has this gateway. */
export interface KnownConnection {
  readonly state: ConnectionState | undefined;
  readonly error: ConnectionError | undefined;
  readonly mode: KeyMode | undefined;
  readonly version: number;
}

const selectKnown = `
  select a.connection_state, a.connection_error, a.key_mode, a.version from accounts a
  join account_types y on y.uuid = a.account_type_uuid and y.gateway = $3 where a.tenant_id = $1 and a.uuid = $2`;

interface KnownRow {
  readonly connection_state: ConnectionState | null;
  readonly connection_error: ConnectionError | null;
  readonly key_mode: KeyMode | null;
  readonly version: number;
}

/** Reads what is known of an account's connection to a gateway; undefined if it has another one by now. */
export async function knownConnection(
  db: Db,
  tenant: string,
  account: string,
  gateway: GatewayName,
): Promise<KnownConnection | undefined> {
  const [row] = await db.query<KnownRow>(selectKnown, [tenant, account, gateway]);
  if (!row) return undefined;
  return {
    state: row.connection_state ?? undefined,
    error: row.connection_error ?? undefined,
    mode: row.key_mode ?? undefined,
    version: row.version,
  };
}

const settle = 'select settle_connection($1, $2, $3, $4, $5, $6, $7, $8)';

// A payment that no gateway has created is requested again, unless another one is under way.
const requestAgain = `
  update payment_requests r set status = 'pending', attempts = 0, error = null, next_attempt_at = now()
  from accounts a join account_types y on y.uuid = a.account_type_uuid, invoices i
  where r.tenant_id = $1 and r.account_uuid = $2 and r.status in ('pending', 'failed') and r.gateway_id is null
    and a.tenant_id = $1 and a.uuid = $2 and a.connection_state = 'verified' and y.gateway = r.gateway
    and i.tenant_id = $1 and i.uuid = r.invoice_uuid and i.status = 'billed' and i.open_amount = r.amount
    and not exists (
      select from payment_requests other
      where other.tenant_id = $1 and other.invoice_uuid = r.invoice_uuid and other.uuid <> r.uuid
        and (other.status in ('pending', 'open') or (other.status = 'failed' and other.uuid > r.uuid)))`;

interface Settled {
  readonly isChanged?: boolean;
  /** The account's version at the call. */
  readonly seen?: number;
}

/** Stores what the gateway answered, and lets payments that waited for valid keys be requested. */
export async function settleConnection(
  db: Db,
  tenant: string,
  account: string,
  { state, error, detail, mode }: Connection,
  { isChanged = false, seen }: Settled = {},
): Promise<void> {
  const values = [tenant, account, state ?? null, error ?? null, mode ?? null, isChanged, seen ?? null, detail ?? null];
  await Promise.all([
    db.query(settle, values),
    ...(state === 'verified' ? [db.query(requestAgain, [tenant, account])] : []),
  ]);
}
