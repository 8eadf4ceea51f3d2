import type { KeyMode } from '../../../../schemas/parts/payments/connection.ts';
import { inTenant, readInTenant, type Db } from '../../../database/transaction.ts';
import type { Lender, Pool } from '../../../database/pool/pool.ts';
import type { Collecting } from './collection.ts';
import { knownConnection, detailOf, settleConnection, type Connection, type KnownConnection } from './connection.ts';
import { paymentOf } from './paymentOf.ts';
import { GatewayRefusal, KeysRejected, type Gateway, type Secrets } from './port.ts';
import type { Scope } from '../../../identity/scope.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import { receiveEvents, type EventSource } from '../gateway-events/receive.ts';
import { markAccepted, markRefundPolled, markRefundFailed, type ClaimedRefund } from './refunds.ts';
import {
  markPolled,
  markClosed,
  markFailed,
  markOpened,
  type ClaimedRequest,
  type RequestFailure,
} from './requests.ts';
import { readKeys, type Keys } from './secrets.ts';

/** What calls to gateways need. */
export interface GatewayContext extends Collecting {
  readonly pool: Pool;
  /** Milliseconds for a call. */
  readonly callMs: number;
  readonly signal: AbortSignal;
}

export const gatewayActor = 'gateway';

/** Calls the gateway of a claimed request, and stores the outcome. Returns whether the call succeeded. */
export const askGateway = (context: GatewayContext, scope: Scope, request: ClaimedRequest): Promise<boolean> =>
  attempt(context, scope, request, {
    isNew: request.gateway_id === null,
    call: (at) => advance(at, context, scope, request),
    onError: (db, error) => markFailed(db, scope.tenant.id, request, failureOf(error)),
  });

/** The same for a claimed refund: it is requested, then polled until its event has arrived. */
export const askRefund = (context: GatewayContext, scope: Scope, refund: ClaimedRefund): Promise<boolean> =>
  attempt(context, scope, refund, {
    isNew: false,
    call: (at) => advanceRefund(at, context, scope, refund),
    onError: (db, error) => markRefundFailed(db, scope.tenant.id, refund, error instanceof GatewayRefusal),
  });

/** Returns why a call failed: by our name, in the gateway's words, and whether it is useless to repeat it. */
export function failureOf(error: unknown): RequestFailure {
  const isRefused = error instanceof GatewayRefusal;
  const named = error instanceof KeysRejected ? error.reason : 'unanswered';
  return { problem: isRefused ? error.problem : named, detail: detailOf(error), isRefused };
}

/** A gateway with the secrets of an account, for one call. */
interface Line {
  readonly gateway: Gateway;
  readonly secrets: Secrets;
  /** Of the account's present keys. */
  readonly keys: KeyMode;
  readonly signal: AbortSignal;
}

/** Stores that the gateway has accepted or rejected the keys of an account, if that is new. */
export async function settleReported(
  pool: Lender,
  { tenant, account }: { readonly tenant: string; readonly account: string },
  known: KnownConnection | undefined,
  reported: Connection,
): Promise<void> {
  const { state, error, mode = known?.mode } = reported;
  if (!known || (state === known.state && error === known.error && mode === known.mode)) return;
  await inTenant(pool, { tenant, actor: gatewayActor }, (db) =>
    settleConnection(db, tenant, account, reported, { seen: known.version }),
  );
}

interface Attempt {
  /** Whether it creates a payment, with the present keys; others may be of former ones. */
  readonly isNew: boolean;
  /** Returns whether the gateway has answered: one whose pages we open is not asked about a payment without any. */
  readonly call: (at: Line) => Promise<boolean>;
  readonly onError: (db: Db, error: unknown) => Promise<unknown>;
}

async function attempt(
  { pool, sealing, gateways, callMs, signal: stop }: GatewayContext,
  { tenant: { id: tenant }, now }: Scope,
  { gateway: name, account_uuid: account }: Pick<ClaimedRequest, 'gateway' | 'account_uuid'>,
  { isNew, call, onError }: Attempt,
): Promise<boolean> {
  try {
    const gateway = gateways[name];
    if (!gateway) throw new Error('The gateway is not configured');
    const [all, known] = await readInTenant(pool, tenant, (db) =>
      Promise.all([readKeys(db, sealing, { tenant, account, now }), knownConnection(db, tenant, account, name)]),
    );
    const keys = all.filter(({ gateway: of, isCurrent }) => of === name && (isCurrent || !isNew));
    await tryEach(keys.length > 0 ? keys : [{ gateway: name, secrets: {}, isCurrent: false }], async (one) => {
      const { secrets, isCurrent } = one;
      const signal = AbortSignal.any([stop, AbortSignal.timeout(callMs)]);
      const settle = async (reported: Connection) => {
        if (isCurrent) await settleReported(pool, { tenant, account }, known, reported);
      };
      try {
        const isAnswered = await call({ gateway, secrets, signal, keys: known?.mode ?? gateway.mode(secrets) });
        if (isAnswered) await settle({ state: 'verified', mode: gateway.mode(secrets) });
      } catch (error) {
        if (error instanceof KeysRejected)
          await settle({ state: 'failing', error: error.reason, detail: detailOf(error, secrets) });
        throw error;
      }
    });
    return true;
  } catch (error) {
    await inTenant(pool, { tenant, actor: gatewayActor }, (db) => onError(db, error));
    return false;
  }
}

/** Calls with each of the keys until one succeeds: a payment may be of an account at the gateway that others opened. */
async function tryEach(keys: readonly Keys[], call: (one: Keys) => Promise<void>): Promise<void> {
  for (const [at, one] of keys.entries()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next one is needed only if this one fails
      return await call(one);
    } catch (error) {
      if (at === keys.length - 1 || error instanceof GatewayRefusal) throw error;
    }
  }
}

async function advance(line: Line, context: GatewayContext, scope: Scope, request: ClaimedRequest): Promise<boolean> {
  const isAnswered = !line.gateway.open || request.pages.length > 0;
  const { gateway, secrets, signal } = line;
  const tenant = scope.tenant.id;
  const store = (write: (db: Db) => Promise<unknown>) => inTenant(context.pool, { tenant, actor: gatewayActor }, write);
  const { gateway_id: id } = request;
  if (id === null) {
    const link = await gateway.request(secrets, paymentOf(context, tenant, request), signal);
    await store((db) => markOpened(db, tenant, request, link));
    return isAnswered;
  }
  const payment = { id, pages: request.pages };
  if (request.status === 'closing') await gateway.close(secrets, payment, signal);
  // Also of a closed one: it may have been paid just before.
  const events = await gateway.events(secrets, payment, signal);
  await receiveEvents(context.pool, scope, sourceOf(line, context, request), events);
  await store((db) => (request.status === 'closing' ? markClosed : markPolled)(db, tenant, request));
  return isAnswered;
}

async function advanceRefund(
  line: Line,
  context: GatewayContext,
  scope: Scope,
  refund: ClaimedRefund,
): Promise<boolean> {
  const { gateway, secrets, signal } = line;
  const tenant = scope.tenant.id;
  const store = (write: (db: Db) => Promise<unknown>) => inTenant(context.pool, { tenant, actor: gatewayActor }, write);
  const { uuid: reference, amount, currency, gateway_id: id, pages } = refund;
  const payment = { id, pages };
  if (refund.status === 'requested') {
    await gateway.refund(secrets, payment, { reference, amount: moneyIn(currency)(amount), currency }, signal);
    await store((db) => markAccepted(db, tenant, refund));
    return true;
  }
  const events = await gateway.events(secrets, payment, signal);
  await receiveEvents(context.pool, scope, sourceOf(line, context, refund), events);
  await store((db) => markRefundPolled(db, tenant, refund));
  return true;
}

const sourceOf = (
  { gateway, secrets, keys }: Line,
  { takesTests }: GatewayContext,
  { account_uuid: account }: Pick<ClaimedRequest, 'account_uuid'>,
): EventSource => ({ account, mode: gateway.mode(secrets), keys, takesTests });
