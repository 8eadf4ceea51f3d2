-- An invoice without a hash has no public link: its link has ended.
alter table invoices alter public_hash drop not null;
-- The links of mails end with the link of their invoice.
create index public_links_of_messages on public_links (record_uuid) where kind = 'message';
create policy ended on public_links to current_user using (tenant_id = (select current_tenant()));

alter table invoices
  -- Why it was cancelled.
  add column cancel_reason text check (length(cancel_reason) <= 500),
  add column written_off numeric(20, 3) not null default 0,
  -- How far its payment was given back. What was written off was never paid.
  add column refund_state text generated always as (
    case when refunded > 0 then case when refunded < booked - written_off then 'partially_refunded' else 'refunded' end end) stored;
comment on column invoices.written_off is 'Derived from transactions.';
-- Lists find refunded invoices.
create index invoices_by_refund_state on invoices (tenant_id, refund_state, created_at desc, uuid desc)
  where refund_state is not null;

alter table invoices no force row level security, disable trigger user;
alter table transactions no force row level security;
update invoices i set written_off = w.amount
  from (
    select tenant_id, invoice_uuid, sum(amount) as amount from transactions
    where means = 'write_off' group by 1, 2 having sum(amount) <> 0) w
  where i.tenant_id = w.tenant_id and i.uuid = w.invoice_uuid;
alter table transactions force row level security;
alter table invoices force row level security, enable trigger user;

-- The payments that a gateway did not accept, which their invoices tell.
create index payment_requests_failed on payment_requests (tenant_id, invoice_uuid) where status = 'failed';
