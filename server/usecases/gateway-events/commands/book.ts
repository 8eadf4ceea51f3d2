import { randomUUID } from 'node:crypto';
import { openAmount } from '../../../../domain/payments/openAmount.ts';
import { isoInstant } from '../../../db/instant.ts';
import type { Apply } from '../../../resources/commandFile.ts';
import { lockInvoices } from '../../invoices/read.ts';
import { book } from '../../transactions/book.ts';
import { receiptRows } from '../../transactions/receive.ts';

interface Reviewed {
  readonly uuid: string;
}

interface Event extends Reviewed {
  readonly invoice_uuid: string;
  readonly amount: string;
  readonly currency: string;
  readonly occurred_at: string;
}

const select = `
  select uuid, invoice_uuid, amount::text, currency, ${isoInstant('occurred_at')} as occurred_at
  from gateway_events where tenant_id = $1 and uuid = any($2::uuid[]) order by uuid`;

const settle = "update gateway_events set status = 'booked' where tenant_id = $1 and uuid = any($2::uuid[])";

/**
 * Books payments in review as they arrived: on the invoice what is open, the rest as the client's credit.
 */
export const apply: Apply<Reviewed> = async (db, scope, rows) => {
  const tenant = scope.tenant.id;
  const keys = rows.map(({ uuid }) => uuid);
  const events = await db.query<Event>(select, [tenant, keys]);
  for (const event of events) {
    // oxlint-disable-next-line no-await-in-loop -- two events of one invoice see each other's bookings
    const [invoice] = await lockInvoices(db, tenant, [event.invoice_uuid]);
    if (!invoice) continue;
    const exchange = { currency: event.currency, rate: '1', fee: '0', remaining: event.amount };
    const bookings = receiptRows(invoice, [{ ...invoice, open: openAmount(invoice) }], event.amount, exchange);
    const payment = { payment: randomUUID(), paidAt: new Date(event.occurred_at) };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await Promise.all(
      book(
        db,
        scope,
        payment,
        bookings.map((row) => ({ ...row, kind: 'gateway' })),
      ),
    );
  }
  return [db.query(settle, [tenant, keys])];
};
