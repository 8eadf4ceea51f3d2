import { today } from '../../../../domain/dates/today.ts';
import { bookingKinds } from '../../../../domain/payments/bookingKinds.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { creditsBy, settledBy, type BookedPayment, type NewBooking } from './settlement.ts';

export type { Bookable, BookedPayment, NewBooking } from './settlement.ts';

/** SQL: the number of the note that a row books: it is issued before it is booked, under its own key. */
const noteNumber = `case when v.kind = 'debit_note'
  then (select n.full_number from debit_notes n where n.tenant_id = $1 and n.uuid = $5)
  when v.kind in ('credit_note', 'note_write_off', 'note_refund', 'note_credit')
  then (select n.full_number from credit_notes n where n.tenant_id = $1 and n.uuid = $5) end`;

const insertBookings = `
  insert into transactions (tenant_id, kind, invoice_uuid, service_buyer_uuid, account_uuid, paid_at, paid_on, amount, currency,
    exchange_currency, exchange_rate, fee, remaining_amount, means, reverses_uuid, payment_uuid, note, reason,
    invoice_created, invoice_due_date, buyer_country_id, provider_country_id, search_text)
  select $1, v.kind, v.invoice_uuid, v.service_buyer_uuid, i.account_uuid, $3, $4, v.amount, v.currency,
    v.exchange_currency, v.exchange_rate, v.fee, v.remaining, v.means, v.reverses, $5, coalesce($6, ${noteNumber}), $7,
    i.created, i.due_date, coalesce((i.service_buyer #>> '{location,country,id}')::int, e.location_country_id),
    coalesce((i.service_provider #>> '{location,country,id}')::int,
      (select c.location_country_id from companies c where c.tenant_id = $1 limit 1)), coalesce(i.search_text, norm(e.name))
  from jsonb_to_recordset($2) v (kind text, invoice_uuid uuid, service_buyer_uuid uuid, amount numeric, currency text,
    exchange_currency text, exchange_rate numeric, fee numeric, remaining numeric, means text, reverses uuid)
  left join invoices i on i.tenant_id = $1 and i.uuid = v.invoice_uuid and i.uuid = any($8::uuid[])
  left join entities e on v.invoice_uuid is null and e.tenant_id = $1 and e.uuid = v.service_buyer_uuid`;

const markReversed = `update transactions set is_reversed = true where tenant_id = $1 and uuid = any($2::uuid[])`;

const settleInvoices = `
  update invoices i set booked = v.booked, refunded = v.refunded, written_off = v.written_off, received = v.received,
    credited = v.credited, debited = v.debited, status = v.status, paid_on = v.paid_on
  from jsonb_to_recordset($2) v (uuid uuid, booked numeric, refunded numeric, written_off numeric, received numeric, credited numeric, debited numeric, status text, paid_on date)
  where i.tenant_id = $1 and i.uuid = v.uuid and i.uuid = any($3::uuid[])`;

const openCredits = `
  insert into credits (tenant_id, service_buyer_uuid, client_name, currency, amount)
  select $1, v.client, e.name, v.currency, 0 from jsonb_to_recordset($2) v (client uuid, currency text)
  join entities e on e.tenant_id = $1 and e.uuid = v.client
  on conflict do nothing`;

// The origin names the note and the other invoices of each payment, the last one first.
const addCredits = `
  update credits c set amount = c.amount + v.amount,
    origin = case when v.is_paid then nullif(left(concat_ws(' · ', $3::text, p.invoices, c.origin), 500), '') else c.origin end
  from jsonb_to_recordset($2) v (client uuid, currency text, amount numeric, is_paid boolean), (
    select string_agg(coalesce(i.company_number, i.full_number), ' · ' order by i.number) as invoices
    from transactions t join invoices i on i.tenant_id = $1 and i.uuid = t.invoice_uuid
    where t.tenant_id = $1 and t.payment_uuid = $4) p
  where c.tenant_id = $1 and c.service_buyer_uuid = v.client and c.currency = v.currency`;

/**
 * Writes the rows of a payment and what follows from them: the booked amounts and statuses of the invoices, and the
 * clients' credits. The caller holds the locks of the invoices and has checked the amounts. Returns the writes without
 * awaiting them.
 */
export function book(
  db: Db,
  { tenant }: Scope,
  payment: BookedPayment,
  bookings: readonly NewBooking[],
): Promise<unknown>[] {
  const day = today(payment.paidAt, tenant.timeZone);
  const reversed = bookings.flatMap(({ reverses }) => reverses ?? []);
  const settled = settledBy(bookings, payment, tenant.timeZone);
  const credits = creditsBy(bookings);
  const rows = bookings.map(({ invoice, ...row }) => ({
    means: bookingKinds[row.kind].means,
    ...row,
    invoice_uuid: invoice?.uuid,
  }));
  const invoices = rows.flatMap(({ invoice_uuid: uuid }) => uuid ?? []);
  const shared = [payment.paidAt.toISOString(), day, payment.payment, payment.note ?? null, payment.reason ?? null];
  return [
    db.query(insertBookings, [tenant.id, JSON.stringify(rows), ...shared, invoices]),
    ...(reversed.length > 0 ? [db.query(markReversed, [tenant.id, reversed])] : []),
    ...(settled.length > 0
      ? [db.query(settleInvoices, [tenant.id, JSON.stringify(settled), settled.map(({ uuid }) => uuid)])]
      : []),
    ...(credits.length > 0
      ? [
          db.query(openCredits, [tenant.id, JSON.stringify(credits)]),
          db.query(addCredits, [tenant.id, JSON.stringify(credits), payment.note ?? null, payment.payment]),
        ]
      : []),
  ];
}
