import type { JointPayment, PaymentShare, StoredPart } from '../../../../domain/payments/gateways/jointEvents.ts';
import type { Db } from '../../../database/transaction.ts';
import type { ReportedEvent } from '../gateways/port.ts';

/** A payment request with the invoices that it collects. */
export interface CollectedRequest {
  readonly uuid: string;
  readonly amount: string;
  readonly currency: string;
  /** In the order of the invoices' numbers. */
  readonly shares: readonly PaymentShare[];
}

const selectRequest = `
  select r.uuid, r.amount::text, r.currency, case
    when r.invoice_uuid is not null
    then jsonb_build_array(jsonb_build_object('invoice_uuid', r.invoice_uuid, 'amount', r.amount::text, 'position', null))
    else (
      select jsonb_agg(jsonb_build_object('invoice_uuid', s.invoice_uuid, 'amount', s.amount::text, 'position', s.position)
        order by s.position)
      from payment_shares s where s.tenant_id = $1 and s.request_uuid = r.uuid) end as shares
  from payment_requests r where r.tenant_id = $1 and r.account_uuid = $2 and r.gateway_id = $3`;

/** Finds the request of a payment at the gateway of an account. */
export async function findRequest(
  db: Db,
  tenant: string,
  account: string,
  payment: string,
): Promise<CollectedRequest | undefined> {
  return (await db.query<CollectedRequest>(selectRequest, [tenant, account, payment]))[0];
}

const selectStored = `
  select invoice_uuid, event_id, type, amount::text, about from gateway_events where tenant_id = $1 and request_uuid = $2`;

const selectRefunds = `
  select uuid, invoice_uuid, amount::text, status from refunds where tenant_id = $1 and request_uuid = $2`;

interface StoredRefund {
  readonly uuid: string;
  readonly invoice_uuid: string;
  readonly amount: string;
  readonly status: string;
}

/** Reads what decides how an event is split over the invoices of a payment; of one invoice, nothing. */
export async function readJoint(
  db: Db,
  tenant: string,
  { uuid, shares }: CollectedRequest,
  { reference }: ReportedEvent,
): Promise<JointPayment> {
  if (shares.length === 1) return { shares, stored: [], requested: [] };
  const [stored, refunds] = await Promise.all([
    db.query<StoredPart>(selectStored, [tenant, uuid]),
    db.query<StoredRefund>(selectRefunds, [tenant, uuid]),
  ]);
  return {
    shares,
    stored,
    requested: refunds.filter(({ status }) => status === 'requested' || status === 'accepted'),
    refunds: refunds.find((refund) => refund.uuid === reference)?.invoice_uuid,
  };
}
