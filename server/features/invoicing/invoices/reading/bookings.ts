import type { TransactionKind } from '../../../../../schemas/parts/payments/transaction.ts';
import { isoInstant } from '../../../../database/queries/instant.ts';

/** A booking on an invoice, as stored: amounts with three decimals. */
export interface Booking {
  readonly uuid: string;
  readonly kind: TransactionKind;
  readonly paid_at: string;
  readonly amount: string;
  readonly exchange_currency: string;
  readonly exchange_rate: string;
  readonly fee: string;
  readonly remaining_amount: string;
  readonly note: string | null;
  readonly reason: string | null;
  readonly is_reversed: boolean;
}

const texts = ['amount', 'exchange_rate', 'fee', 'remaining_amount'];
const values = ['uuid', 'kind', 'exchange_currency', 'note', 'reason', 'is_reversed'];
const instant = isoInstant('t.paid_at');

const pairs = [
  ...values.map((column) => `'${column}', t.${column}`),
  ...texts.map((column) => `'${column}', t.${column}::text`),
  `'paid_at', ${instant}`,
].join(', ');

/** SQL: the bookings on the invoice `i` as JSON, newest first; an unpaid invoice has none, and no lookup. */
export const bookingsColumn = `case when i.status in ('draft', 'future') then null else (
  select jsonb_agg(jsonb_build_object(${pairs}) order by t.created_at desc, t.uuid desc)
  from transactions t where t.tenant_id = i.tenant_id and t.invoice_uuid = i.uuid) end`;

/** An issued note on an invoice, as its payer sees it: amounts with three decimals. */
export interface IssuedNote {
  readonly kind: 'credit' | 'debit';
  readonly number: string;
  readonly created: string;
  readonly amount: string;
  readonly reason: string;
  readonly public_hash: string;
}

const noteOf = (kind: IssuedNote['kind']): string => `
  select jsonb_build_object('kind', '${kind}', 'number', n.full_number, 'created', n.created, 'amount', n.total::text,
    'reason', n.reason, 'public_hash', n.public_hash) as note, n.created, n.created_at
  from ${kind}_notes n where n.tenant_id = i.tenant_id and n.corrects_uuid = i.uuid and n.status = 'issued'`;

/** SQL: the notes on the invoice `i` as JSON, newest first; one without notes has no lookup. */
export const notesColumn = `case when i.credited > 0 or i.debited > 0 then (
  select jsonb_agg(f.note order by f.created desc, f.created_at desc)
  from (${noteOf('credit')} union all ${noteOf('debit')}) f) end`;

/** SQL: the credit of the client of the invoice `i` in its currency; null without one. */
export const creditColumn = `case when i.status = 'billed' then (select c.amount::text from credits c
  where c.tenant_id = i.tenant_id and c.service_buyer_uuid = i.service_buyer_uuid and c.currency = i.currency and c.amount > 0) end`;

/** SQL: up to which open amount the company of the invoice `i` writes off the rest. */
export const limitColumn = `case when i.status = 'billed' then (
  select s.write_off_limit::text from receiving_settings s where s.tenant_id = i.tenant_id) else '0.000' end`;

/**
 * SQL: why the invoice `i` cannot be paid at its gateway: it has created no payment link, or refuses to open a page for the
 * payer; null while neither is so.
 */
export const linkErrorColumn = `case when i.status = 'billed' and i.account_uuid is not null then (
  select case when r.status = 'open' then r.page_refusal
    when i.payment_link is null and r.error is not null then jsonb_build_object('error', r.error, 'problem', r.problem) end
  from payment_requests r
  where r.tenant_id = i.tenant_id and r.invoice_uuid = i.uuid and r.status in ('pending', 'failed', 'open')
  order by r.created_at desc, r.uuid desc limit 1) end`;

/** SQL: when the payer of the invoice `i` was last reminded, and until when the payer promised to pay all it owes. */
export const remindedColumn = `case when i.status = 'billed' then (select ${isoInstant('max(r.sent_at)')} from reminders r
  where r.tenant_id = i.tenant_id and r.invoice_uuid = i.uuid and r.status = 'sent') end`;
export const payerPromisedColumn = `case when i.status = 'billed' then (
  select e.promised_date from entities e where e.tenant_id = i.tenant_id and e.uuid = i.payer_uuid) end`;
