import { languageOfCountry } from '../../../domain/languages.ts';
import { decimalText, parseDecimal } from '../../../domain/money/decimal.ts';
import { decimalsOf, storedDecimals } from '../../../domain/money/decimals.ts';
import { inTenant, readInTenant } from '../../db/transaction.ts';
import type { Pool } from '../../db/pool.ts';
import type { Collecting } from '../../gateways/collecting.ts';
import type { Gateway, PaymentRequest } from '../../gateways/port.ts';
import { translate } from '../../i18n.ts';
import type { Scope } from '../../scope.ts';
import { receiveEvents } from '../gateway-events/receive.ts';
import { markAsked, markClosed, markFailed, markOpened, type ClaimedRequest } from './requests.ts';
import { readSecrets } from './secrets.ts';

/** What calls to gateways need. */
export interface Asking extends Collecting {
  readonly pool: Pool;
  /** Milliseconds for a call. */
  readonly callMs: number;
  readonly signal: AbortSignal;
}

export const gatewayActor = 'gateway';

/** Calls the gateway of a claimed request, and stores the outcome. Returns whether the call succeeded. */
export async function askGateway(asking: Asking, scope: Scope, request: ClaimedRequest): Promise<boolean> {
  const { pool, signal, callMs } = asking;
  const tenant = scope.tenant.id;
  const by = { tenant, actor: gatewayActor };
  try {
    const gateway = asking.gateways[request.gateway];
    if (!gateway) throw new Error('The gateway is not configured');
    const within = AbortSignal.any([signal, AbortSignal.timeout(callMs)]);
    await call(gateway, asking, scope, request, within);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await inTenant(pool, by, (db) => markFailed(db, tenant, request, reason));
    return false;
  }
}

async function call(gateway: Gateway, asking: Asking, scope: Scope, request: ClaimedRequest, within: AbortSignal) {
  const { pool, sealing } = asking;
  const tenant = scope.tenant.id;
  const by = { tenant, actor: gatewayActor };
  const secrets = await readInTenant(pool, tenant, (db) => readSecrets(db, sealing, tenant, request.account_uuid));
  const { gateway_id: id } = request;
  if (id === null) {
    const link = await gateway.request(secrets, paymentOf(asking, tenant, request), within);
    await inTenant(pool, by, (db) => markOpened(db, tenant, request, link));
    return;
  }
  if (request.status === 'closing') {
    await gateway.close(secrets, id, within);
    await inTenant(pool, by, (db) => markClosed(db, tenant, request));
    return;
  }
  const events = await gateway.events(secrets, id, within);
  await receiveEvents(pool, scope, request.account_uuid, events);
  await inTenant(pool, by, (db) => markAsked(db, tenant, request));
}

function paymentOf({ site }: Asking, tenant: string, request: ClaimedRequest): PaymentRequest {
  const { uuid, account_uuid: account, amount, currency, country, number, company, public_hash: hash } = request;
  const language = languageOfCountry(country ?? undefined);
  return {
    reference: uuid,
    description: translate(language, 'public.payment.description', { company, number: number ?? '' }),
    amount: inCurrency(amount, currency),
    currency,
    language,
    returnUrl: `${site}/view/invoices/individual/${hash}`,
    webhookUrl: `${site}/api/v2/webhooks/gateways/${tenant}/${account}`,
  };
}

/** Gateways refuse more decimals than a currency has; stored amounts have three. */
function inCurrency(amount: string, currency: string): string {
  const decimals = decimalsOf(currency);
  return decimalText(parseDecimal(amount, storedDecimals) / 10n ** BigInt(storedDecimals - decimals), decimals);
}
