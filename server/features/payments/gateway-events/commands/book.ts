import { randomUUID } from 'node:crypto';
import type { Settlement } from '../../../../../domain/payments/gateways/gatewayEvents.ts';
import { openAmount } from '../../../../../domain/payments/amounts/openAmount.ts';
import { isoInstant } from '../../../../database/queries/instant.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { notifyPayer } from '../../../delivery/index.ts';
import { lockInvoices } from '../../../invoicing/index.ts';
import { book } from '../../transactions/book.ts';
import { notifyPaid } from '../../transactions/notifyPaid.ts';
import { receiptRows } from '../../transactions/receive.ts';
import { settlementOf } from '../bookEvent.ts';
import { bookEarly, showStatus, type Collected } from '../follow.ts';

interface Reviewed {
  readonly uuid: string;
}

interface Event extends Reviewed {
  readonly invoice_uuid: string;
  readonly amount: string;
  readonly currency: string;
  readonly settlement: Settlement | null;
  readonly occurred_at: string;
  readonly request: Collected;
}

const select = `
  select e.uuid, e.invoice_uuid, e.amount::text, e.currency, e.settlement, ${isoInstant('e.occurred_at')} as occurred_at,
    jsonb_build_object('uuid', r.uuid, 'invoice_uuid', e.invoice_uuid, 'amount', coalesce(s.amount, r.amount)::text,
      'currency', r.currency) as request
  from gateway_events e join payment_requests r on r.tenant_id = $1 and r.uuid = e.request_uuid
  left join payment_shares s on s.tenant_id = $1 and s.request_uuid = e.request_uuid and s.invoice_uuid = e.invoice_uuid
  where e.tenant_id = $1 and e.uuid = any($2::uuid[]) order by e.uuid`;

const settle = "update gateway_events set status = 'booked' where tenant_id = $1 and uuid = $2";

/**
 * Books payments in review as they arrived: on the invoice what is open, the rest as the client's credit. Refunds that
 * arrived before them follow.
 */
export const apply: Apply<Reviewed> = async (db, scope, rows) => {
  const tenant = scope.tenant.id;
  const keys = rows.map(({ uuid }) => uuid);
  const events = await db.query<Event>(select, [tenant, keys]);
  for (const event of events) {
    // oxlint-disable-next-line no-await-in-loop -- two events of one invoice see each other's bookings
    const [invoice] = await lockInvoices(db, tenant, [event.invoice_uuid]);
    if (!invoice) continue;
    const open = [{ ...invoice, open: openAmount(invoice) }];
    const bookings = receiptRows(invoice, open, event.amount, settlementOf(event));
    const payment = { payment: randomUUID(), paidAt: new Date(event.occurred_at) };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await Promise.all([
      db.query(settle, [tenant, event.uuid]),
      ...book(
        db,
        scope,
        payment,
        bookings.map((row) => ({ ...row, kind: 'gateway' })),
      ),
      ...notifyPaid(db, scope, [{ invoice: event.invoice_uuid, amount: event.amount, currency: event.currency }]),
      notifyPayer(db, scope, [payment.payment]),
    ]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await bookEarly(db, scope, event.request);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await showStatus(db, scope, event.request);
  }
  return [];
};
