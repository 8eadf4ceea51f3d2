-- Accounts settled by Stripe.
alter table account_types drop constraint account_types_gateway_check;
alter table account_types add constraint account_types_gateway_check check (gateway in ('sandbox', 'stripe'));
