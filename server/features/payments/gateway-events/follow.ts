import {
  gatewayStatus,
  lastFailure,
  reviewReason,
  type GatewayEvent,
} from '../../../../domain/payments/gateways/gatewayEvents.ts';
import { openAmount } from '../../../../domain/payments/amounts/openAmount.ts';
import { collectedOf } from '../../../../domain/payments/refunds.ts';
import { languageOfCountry, type Language } from '../../../../domain/languages.ts';
import { localTime } from '../../../../domain/dates/zone.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { isoInstant } from '../../../database/queries/instant.ts';
import type { Db } from '../../../database/transaction.ts';
import { translate } from '../../../base/i18n.ts';
import type { Scope } from '../../../identity/scope.ts';
import { lockInvoices } from '../../invoicing/index.ts';
import { bookAndNotify } from './bookEvent.ts';

/** A payment request, and an invoice that it collects with the amount of it. */
export interface Collected {
  readonly uuid: string;
  readonly invoice_uuid: string;
  readonly amount: string;
  readonly currency: string;
}

const columns = `event_id, type, amount::text, currency, failure, about, settlement, ${isoInstant('occurred_at')} as occurred_at`;

const selectEarly = `
  select uuid, ${columns} from gateway_events
  where tenant_id = $1 and request_uuid = $2 and invoice_uuid = $3 and status = 'early' order by occurred_at, uuid`;

const decide = 'update gateway_events set status = $3, reason = $4 where tenant_id = $1 and uuid = $2';

/**
 * Books refunds that arrived before their payment, or has a person decide about them. The caller holds the lock of the
 * invoice and has booked the payment. What already waits for a person still does.
 */
export async function bookEarly(db: Db, scope: Scope, request: Collected): Promise<void> {
  const tenant = scope.tenant.id;
  const early = await db.query<GatewayEvent & { uuid: string }>(selectEarly, [
    tenant,
    request.uuid,
    request.invoice_uuid,
  ]);
  for (const { uuid, ...event } of early) {
    // oxlint-disable-next-line no-await-in-loop -- each sees what the one before has booked
    const [invoice] = await lockInvoices(db, tenant, [request.invoice_uuid]);
    if (!invoice) return;
    const reason = reviewReason(event, {
      ...request,
      status: invoice.status,
      open: openAmount(invoice),
      collected: collectedOf(invoice),
    });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await Promise.all([
      ...(reason ? [] : bookAndNotify(db, scope, [{ invoice, event }])),
      db.query(decide, [tenant, uuid, reason ? 'review' : 'booked', reason ?? null]),
    ]);
  }
}

const selectApplied = `
  select ${columns} from gateway_events
  where tenant_id = $1 and request_uuid = $2 and invoice_uuid = $3 and status in ('shown', 'booked')`;

const selectReason = `
  select i.service_provider #>> '{location,country,identifier}' as country, (
    select f.reason from refunds f where f.tenant_id = $1 and f.invoice_uuid = $2 and f.request_uuid = $3 and f.status = 'refunded'
    order by f.created_at desc limit 1) as refund
  from invoices i where i.tenant_id = $1 and i.uuid = $2`;

// A note of the company beside an authorized payment stays.
const setStatus = `
  update invoices set gateway_status = $3, public_notes = case
    when $4::text is not null then $4
    when gateway_status in ('Failed', 'Refunded') and not payment_authorized then null
    else public_notes end
  where tenant_id = $1 and uuid = $2 and (
    gateway_status is distinct from $3 or ($4::text is not null and public_notes is distinct from $4))`;

/** Stores the payment status that the applied events of a request give an invoice of it, and the reason in the company's language. */
export async function showStatus(
  db: Db,
  { tenant: { id: tenant, timeZone } }: Scope,
  { uuid, invoice_uuid: invoice }: Pick<Collected, 'uuid' | 'invoice_uuid'>,
): Promise<void> {
  const [events, [found]] = await Promise.all([
    db.query<GatewayEvent>(selectApplied, [tenant, uuid, invoice]),
    db.query<{ country: string | null; refund: string | null }>(selectReason, [tenant, invoice, uuid]),
  ]);
  const status = gatewayStatus(events);
  const failed = lastFailure(events);
  const language = languageOfCountry(found?.country ?? undefined);
  const reason = failed ? failureText(failed, language, timeZone) : status === 'Refunded' ? found?.refund : null;
  await db.query(setStatus, [tenant, invoice, status ?? null, reason ?? null]);
}

/** Why and when a payment failed, by our code: a gateway's own words may be long, or meant for its operators. */
export function failureText({ failure, occurred_at }: GatewayEvent, language: Language, timeZone: string): string {
  const reason = translate(language, `resources.gateway-events.values.failure.${failure ?? 'other'}`);
  const date = formatDate(localTime(new Date(occurred_at), timeZone), language);
  return translate(language, 'gateways.failed', { reason, date });
}
