-- What was given back of an invoice, and what its gateway is asked to give back. A refunded invoice stays paid.
alter table invoices
  add column refunded numeric(20, 3) not null default 0,
  add column refunding numeric(20, 3) not null default 0,
  add constraint invoices_refunded_check check (refunding >= 0 and refunded between 0 and booked) not valid;
comment on column invoices.refunded is 'Derived from transactions.';
comment on column invoices.refunding is 'Derived from refunds.';
-- The payments and messages that failed, which a person looks into.
create index invoices_payment_failed on invoices (tenant_id) where gateway_status = 'Failed' and status = 'billed';
create index messages_of_is_replaced on messages (tenant_id, is_replaced, uuid);

-- Refunds of the past reopened their invoices.
alter table transactions no force row level security;
create temp table given_back on commit drop as
  select tenant_id, invoice_uuid, -sum(amount) filter (where kind = 'refund') as refunded,
    max(paid_on) filter (where kind not in ('refund', 'reversal') and not is_reversed) as paid_on
  from transactions where invoice_uuid is not null group by 1, 2 having bool_or(kind = 'refund');
alter table transactions force row level security;
do $$
declare
  tenant uuid;
begin
  for tenant in select distinct tenant_id from given_back loop
    perform set_config('app.tenant', tenant::text, true);
    update invoices i set refunded = g.refunded, booked = i.booked + g.refunded,
      status = case when i.booked + g.refunded = i.total then 'paid' else i.status end,
      paid_on = case when i.booked + g.refunded = i.total then g.paid_on else i.paid_on end
    from given_back g where g.tenant_id = tenant and i.tenant_id = tenant and i.uuid = g.invoice_uuid;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
alter table invoices validate constraint invoices_refunded_check;

-- Payments are asked about after they were paid too: a refund may be made at the gateway.
alter table payment_requests drop constraint payment_requests_status_check;
alter table payment_requests add constraint payment_requests_status_check
  check (status in ('pending', 'open', 'closing', 'settled', 'closed', 'failed'));
drop index payment_requests_due;
create index payment_requests_due on payment_requests (tenant_id, next_attempt_at)
  where status in ('pending', 'open', 'closing', 'settled');

-- Refunds that gateways are asked for, under a key by which repeated calls are one.
create table refunds (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  invoice_uuid uuid not null,
  account_uuid uuid not null,
  request_uuid uuid not null,
  amount numeric(20, 3) not null check (amount > 0),
  currency text not null,
  reason text not null check (length(reason) <= 500),
  status text not null default 'requested' check (status in ('requested', 'accepted', 'refunded', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  error text,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade,
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid),
  foreign key (tenant_id, request_uuid) references payment_requests (tenant_id, uuid) on delete cascade
);
create index refunds_due on refunds (tenant_id, next_attempt_at) where status in ('requested', 'accepted');
select guard_tenant_table('refunds', subject => 'invoice_uuid');
select make_searchable('refunds', array['reason']);
select make_listed('refunds', array['created_at'], array['status', 'invoice_uuid', 'account_uuid']);
