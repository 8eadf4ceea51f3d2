-- What notes booked was never received, so how far an invoice was refunded follows from its payments alone.
alter table invoices add column received numeric(20, 3) not null default 0 check (received >= 0);
comment on column invoices.received is 'Derived from transactions: payments with money or credit.';

alter table invoices no force row level security, disable trigger user;
alter table transactions no force row level security;
update invoices i set received = r.amount
  from (
    select tenant_id, invoice_uuid, sum(amount) as amount from transactions
    where means in ('money', 'credit') and kind <> 'refund' and invoice_uuid is not null
    group by 1, 2 having sum(amount) <> 0) r
  where i.tenant_id = r.tenant_id and i.uuid = r.invoice_uuid;
alter table transactions force row level security;
alter table invoices force row level security, enable trigger user;

alter table invoices alter column refund_state set expression as (
  case when refunded > 0 then case when refunded < received then 'partially_refunded' else 'refunded' end end);
