-- The payments of invoices as lists and reports read them: how each was exchanged, beside what they are grouped and narrowed
-- by of the invoice. A paid invoice is final, so neither ever changes, and one index holds all that a report adds up.
create table receipts (
  tenant_id uuid not null references tenants (id),
  -- That of its transaction.
  uuid uuid not null,
  invoice_uuid uuid not null,
  service_buyer_uuid uuid not null,
  account_uuid uuid,
  has_account boolean not null generated always as (account_uuid is not null) stored,
  -- The day of payment by the calendar of the company.
  paid_on date not null,
  -- What the invoice is of, in its currency.
  amount numeric(20, 3) not null,
  currency text not null,
  exchange_currency text not null,
  exchange_rate numeric(16, 4) not null,
  -- In the currency it was exchanged to: what was taken off, and what was left.
  fee numeric(20, 3) not null,
  remaining_amount numeric(20, 3) not null,
  -- That of its invoice.
  search_text text not null,
  primary key (tenant_id, uuid),
  -- Its invoice, client and account are those of the transaction's invoice, which no longer change.
  foreign key (tenant_id, uuid) references transactions (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('receipts', audited => false);
revoke update, delete on receipts from ultramar_app;

alter table receipts no force row level security;
alter table transactions no force row level security;
alter table invoices no force row level security;
insert into receipts (tenant_id, uuid, invoice_uuid, service_buyer_uuid, account_uuid, paid_on, amount, currency,
  exchange_currency, exchange_rate, fee, remaining_amount, search_text)
select i.tenant_id, t.uuid, i.uuid, i.service_buyer_uuid, i.account_uuid, i.paid_on, i.total, i.currency,
  coalesce(t.exchange_currency, i.currency), coalesce(t.exchange_rate, 1), coalesce(t.fee, 0),
  coalesce(t.remaining_amount, i.total), i.search_text
from invoices i join transactions t on t.tenant_id = i.tenant_id and t.invoice_uuid = i.uuid
where i.status = 'paid' and i.paid_on is not null;
alter table invoices force row level security;
alter table transactions force row level security;
alter table receipts force row level security;

-- The order of the list, which also holds all that reports and the sums of the list read.
create index receipts_by_paid_on on receipts (tenant_id, paid_on, uuid)
  include (exchange_currency, remaining_amount, fee, currency, service_buyer_uuid, account_uuid, has_account);
select make_listed('receipts', array['remaining_amount'],
  array['service_buyer_uuid', 'account_uuid', 'has_account', 'currency', 'exchange_currency']);
create index receipts_search on receipts using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select make_search('receipts');
