-- Accounts settled by Stripe.
alter table account_types drop constraint account_types_gateway_check;
alter table account_types add constraint account_types_gateway_check check (gateway in ('sandbox', 'stripe'));

-- The pages at the gateway on which a payment is paid, in their order, of a gateway whose pages last for a time.
alter table payment_requests add column pages text[] not null default '{}';

-- How the gateway settled a payment or refund: currency, rate, what it received in it, and the fee that it keeps.
alter table gateway_events add column settlement jsonb;

-- Disputes, and refunds that fail after they were reported.
alter table gateway_events drop constraint gateway_events_type_check;
alter table gateway_events add constraint gateway_events_type_check check (type in
  ('sent', 'authorized', 'paid', 'failed', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'charged_back'));
alter table gateway_events drop constraint gateway_events_reason_check;
alter table gateway_events add constraint gateway_events_reason_check check (reason in
  ('amount_differs', 'currency_differs', 'invoice_not_open', 'refund_exceeds_payment', 'disputed'));
-- The key of the earlier event that this one ends or takes back.
alter table gateway_events add column about text;
